import { hasErrorCode } from '@jarchi/api-client/api-error.ts';
import { errorText } from '@jarchi/api-client/error-text.fa.ts';
import { Button, buttonClass } from '@jarchi/ui/Button.tsx';
import { Notice } from '@jarchi/ui/Notice.tsx';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { draftsFa as fa } from '../drafts.fa.ts';
import type { OpenDraft } from '../session/useDraft.ts';

function Bar({ tone, text, children }: { tone: 'warning' | 'danger'; text: string; children?: ReactNode }) {
  return (
    <Notice role="alert" tone={tone} className="rounded-none px-(--gutter)">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span>{text}</span>
        <span className="flex flex-wrap gap-2">{children}</span>
      </div>
    </Notice>
  );
}

/** What keeps the draft from being saved, across the whole width, with the way out. */
export function DraftBanner({ session, draft }: OpenDraft) {
  if (draft.status === 'conflict')
    return (
      <Bar tone="warning" text={fa.changedElsewhere}>
        <Button variant="secondary" size="sm" onClick={() => session.takeTheirs()}>
          {fa.seeTheirs}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => void session.keepMine()}>
          {fa.keepMine}
        </Button>
      </Bar>
    );
  if (draft.status === 'used')
    return (
      <Bar tone="warning" text={fa.used}>
        {hasErrorCode(draft.error, 'draft_used') && (
          <Link
            to="/campaigns/$id"
            params={{ id: String(draft.error.facts.campaign_id) }}
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
          >
            {fa.seeCampaign}
          </Link>
        )}
      </Bar>
    );
  if (draft.status !== 'failed') return null;
  return (
    <Bar tone="danger" text={fa.saveFailedText(errorText(draft.error))}>
      <Button variant="secondary" size="sm" onClick={() => void session.saveNow()}>
        {fa.retry}
      </Button>
    </Bar>
  );
}
