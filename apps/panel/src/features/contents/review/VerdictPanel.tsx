import { Button } from '@jarchi/ui/actions/Button.tsx';
import { Check, Info, Paperclip, RotateCcw } from 'lucide-react';
import type { Content } from '#data/contents/contents.ts';
import { ContentNote } from '#features/contents/ContentNote.tsx';
import { ContentStateBadge } from '#features/contents/ContentStateBadge.tsx';
import { reviewFa as fa } from './review.fa.ts';
import { RejectForm } from './RejectForm.tsx';

export interface VerdictProps {
  content: Content;
  now: number;
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
      {content.advertiser_comment !== '' && (
        <div>
          <h3 className="text-sm font-semibold">{fa.yourComment}</h3>
          <p dir="auto" className="text-md whitespace-pre-line text-text-2">
            {content.advertiser_comment}
          </p>
        </div>
      )}
      {content.attachments.map((file) => (
        <a
          key={file.id}
          href={file.url}
          target="_blank"
          rel="noreferrer"
          className="flex min-h-11 items-center gap-2 text-md text-action-soft-text"
        >
          <Paperclip aria-hidden size={16} />
          <bdi>{file.name}</bdi>
        </a>
      ))}
    </div>
  );
}

/** The verdict's controls, from lg on: two buttons, or the rejection form. */
export function VerdictPanel({ content, now, isRejecting, onApprove, onReject, onCancel, onSent }: VerdictProps) {
  const canReject = content.rejections_left > 0;
  return (
    <section aria-labelledby="review-verdict" className="flex flex-col gap-3 p-5">
      <h2 id="review-verdict" className="text-md font-bold">
        {fa.verdict}
      </h2>
      {content.state !== 'pending' ? (
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
          <VerdictHints content={content} />
          <p className="text-sm text-text-3 pointer-coarse:hidden">{fa.keys}</p>
        </>
      )}
    </section>
  );
}

export function VerdictHints({ content }: { content: Content }) {
  const hints = content.rejections_left > 0 ? [fa.afterApproval, fa.afterSilence] : [fa.operatorDecides];
  return hints.map((hint) => (
    <p key={hint} className="flex items-start gap-2 text-sm text-text-2">
      <Info aria-hidden size={15} className="mt-1 shrink-0" />
      {hint}
    </p>
  ));
}
