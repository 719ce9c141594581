import { calls } from '@jarchi/contract/calls.ts';
import { useMay } from '#data/account/role.ts';
import { namesOfGroup } from '#features/team/public.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { getNextDecider } from '@jarchi/domain/campaigns/rules/content-rules.ts';
import { Check, Info, RotateCcw, UserRound } from 'lucide-react';
import { HelpLink } from '#features/help/public.ts';
import type { Content } from '#data/contents/contents.ts';
import { ContentNote } from '#features/contents/ContentNote.tsx';
import { ContentStateBadge } from '#features/contents/ContentStateBadge.tsx';
import { reviewFa as fa } from './review.fa.ts';
import { deciderFa } from '#features/contents/decider.fa.ts';
import { RejectForm } from './RejectForm.tsx';
import { RejectionSaid } from './versions/RejectionSaid.tsx';

export interface VerdictProps {
  content: Content;
  now: number;
  /** Whether this person may give a verdict. */
  mayDecide: boolean;
  isRejecting: boolean;
  onApprove: () => void;
  onReject: () => void;
  onCancel: () => void;
  onSent: () => void;
}

/** The verdict of a decided content. */
export function Decided({ content, now }: { content: Content; now: number }) {
  return (
    <div className="flex flex-col gap-3">
      <ContentStateBadge content={content} />
      <ContentNote content={content} now={now} />
      <DeciderLine content={content} />
      <RejectionSaid content={content} />
    </div>
  );
}

/** The verdict's controls, from lg on: two buttons, or the rejection form. */
export function VerdictPanel({ content, now, mayDecide, isRejecting, onApprove, onReject, onCancel, onSent }: VerdictProps) {
  const canReject = content.rejections_left > 0;
  return (
    <section aria-labelledby="review-verdict" className="flex flex-col gap-3 p-5">
      <h2 id="review-verdict" className="text-md font-bold">
        {mayDecide ? fa.verdict : fa.verdictOfOthers}
      </h2>
      {content.state !== 'pending' || !mayDecide ? (
        <Decided content={content} now={now} />
      ) : isRejecting ? (
        <RejectForm key={content.id} content={content} onSent={onSent} onCancel={onCancel} />
      ) : (
        <>
          <Button size="lg" icon={Check} aria-keyshortcuts="a" onClick={onApprove} isFullWidth>
            {fa.approve}
          </Button>
          {canReject && (
            <Button size="lg" variant="secondary" icon={RotateCcw} aria-keyshortcuts="r" onClick={onReject} isFullWidth>
              {fa.reject}
            </Button>
          )}
          <p className="text-sm text-text-3 pointer-coarse:hidden">{fa.keys}</p>
          <VerdictHints content={content} />
        </>
      )}
    </section>
  );
}

/** Names the next decider; renders nothing if there is none. */
function DeciderLine({ content }: { content: Content }) {
  const decider = getNextDecider(content);
  const mayDecide = useMay(calls.contents.decideContent);
  if (decider === 'nobody') return null;
  return (
    <p className="flex items-start gap-2 text-sm text-text">
      <UserRound aria-hidden size={15} className="mt-1 shrink-0" />
      <span>{mayDecide ? deciderFa.whose[decider] : deciderFa.whoseOfOthers[decider](namesOfGroup(calls.contents.decideContent.for))}</span>
    </p>
  );
}

export function VerdictHints({ content }: { content: Content }) {
  const hints = content.rejections_left > 0 ? [fa.afterApproval, fa.afterSilence] : [];
  return (
    <>
      <DeciderLine content={content} />
      {hints.map((hint) => (
        <p key={hint} className="flex items-start gap-2 text-sm text-text-2">
          <Info aria-hidden size={15} className="mt-1 shrink-0" />
          {hint}
        </p>
      ))}
      <HelpLink article="influencer-content">{fa.help}</HelpLink>
    </>
  );
}
