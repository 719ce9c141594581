import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { hasErrorCode } from '@jarchi/api-client/api-error.ts';
import { Button, buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { Notice, type NoticeTone } from '@jarchi/ui/feedback/Notice.tsx';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { uiFa } from '@jarchi/ui/ui.fa.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useIsOnline } from '#api/online.ts';
import { draftsFa as fa } from '../drafts.fa.ts';
import type { OpenDraft } from '#data/drafts/session/use-draft-session.ts';

function Bar({ tone, text, children }: { tone: NoticeTone; text: string; children?: ReactNode }) {
  return (
    <Notice role={tone === 'info' ? 'status' : 'alert'} tone={tone} className="rounded-none px-(--gutter)!">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span>{text}</span>
        <span className="flex flex-wrap gap-2">{children}</span>
      </div>
    </Notice>
  );
}

function KeepMine({ session, label }: Pick<OpenDraft, 'session'> & { label: string }) {
  const keep = async () => {
    if (await session.keepMine()) toast.success(fa.kept);
    else toast.error(fa.saveFailed, fa.stillHere);
  };
  return (
    <Button variant="secondary" size="sm" onClick={() => void keep()}>
      {label}
    </Button>
  );
}

function ReportLink({ campaign }: { campaign: number }) {
  return (
    <Link to="/campaigns/$id" params={{ id: String(campaign) }} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
      {fa.seeReport}
    </Link>
  );
}

function UsedBar({ session, draft }: OpenDraft) {
  const { campaign_state, error, hasUnsent } = draft;
  const campaign = draft.campaign ?? (hasErrorCode(error, 'draft_used') ? error.facts.campaign_id : null);
  const why = campaign_state === null ? fa.used : fa.usedState(uiFa.states[campaign_state]);
  return (
    <Bar tone="warning" text={hasUnsent ? `${why} ${fa.usedUnsent}` : why}>
      {hasUnsent && <KeepMine session={session} label={fa.keepMine} />}
      {campaign !== null && <ReportLink campaign={campaign} />}
    </Bar>
  );
}

/** A banner that tells why the draft is not saved, or why its campaign makes it read-only, with an action. */
export function DraftBanner({ session, draft }: OpenDraft) {
  const isOnline = useIsOnline();
  const { status } = draft;
  const reason = status === 'failed' && draft.error !== null ? errorText(draft.error) : '';
  if (status === 'conflict') {
    const takeTheirs = () => {
      session.takeTheirs();
      toast.notify(fa.theirsShown, undefined, { label: fa.backToMine, onPress: () => session.undoTakeTheirs() });
    };
    return (
      <Bar tone="warning" text={fa.changedElsewhere}>
        <Button variant="secondary" size="sm" onClick={takeTheirs}>
          {fa.seeTheirs}
        </Button>
        <KeepMine session={session} label={fa.keepMine} />
      </Bar>
    );
  }
  if (status === 'used') return <UsedBar session={session} draft={draft} />;
  if (status === 'gone')
    return (
      <Bar tone="warning" text={fa.gone}>
        <KeepMine session={session} label={fa.keepGone} />
      </Bar>
    );
  if (status === 'failed')
    return (
      <Bar tone={isOnline ? 'danger' : 'warning'} text={isOnline ? fa.saveFailedText(reason) : fa.offlineKept}>
        {/* Without a network a press could do nothing: the draft is sent when the network returns. */}
        {isOnline && (
          <Button variant="secondary" size="sm" onClick={() => void session.saveNow()}>
            {fa.retry}
          </Button>
        )}
      </Bar>
    );
  const { campaign, campaign_state } = draft;
  if (campaign === null || (campaign_state !== 'REJECTED' && campaign_state !== 'TO_PAY')) return null;
  return (
    <Bar tone="info" text={fa.editing[campaign_state]}>
      <ReportLink campaign={campaign} />
    </Bar>
  );
}
