import { ApiError } from '@jarchi/api-client/api-error.ts';
import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { CONTENT_COMMENT_MAX } from '@jarchi/domain/campaigns/rules/content-rules.ts';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { useState } from 'react';
import { useRejectContent } from '#data/contents/verdicts.ts';
import { usePictures } from '#features/attachments/public.ts';
import { contentsFa as fa } from '#features/contents/contents.fa.ts';
import type { Content } from '#data/contents/contents.ts';
import { dropNote, keepNote, readNote, type RejectionNote } from './rejection-notes.ts';
import { reviewFa } from './review.fa.ts';

/** An unsent rejection, kept until the server has it. */
export function useReject(content: Content, onSent: () => void) {
  const [note, setNote] = useState<RejectionNote>(() => readNote(content.id));
  const [error, setError] = useState<string>();
  const change = (part: Partial<RejectionNote>) => {
    const next = { ...readNote(content.id), ...part };
    keepNote(content.id, next);
    setNote(next);
    setError(undefined);
  };

  const { media_type, content_type } = content.campaign;
  const { isAttaching, attach } = usePictures({
    media_type,
    content_type,
    failed: reviewFa.attachFailed,
    onStored: (stored) => change({ attachments: [...readNote(content.id).attachments, stored] }),
  });

  const { start, isPending: isSending } = useRejectContent(content, {
    onSuccess: () => {
      dropNote(content.id);
      toast.success(fa.rejected(content.publisher.title));
      onSent();
    },
    onError: (failure) => {
      if (!(failure instanceof ApiError) || failure.code !== 'verdict_given')
        return void toast.error(fa.rejectFailed, failure instanceof ApiError ? errorText(failure) : undefined);
      // The note is about a decision that stands.
      dropNote(content.id);
      toast.warning(fa.alreadyDecided, errorText(failure));
      onSent();
    },
  });

  /** Returns false if the form has an error. */
  function send(): boolean {
    const advertiser_comment = note.comment.trim();
    if (isSending) return true;
    if (advertiser_comment === '' || advertiser_comment.length > CONTENT_COMMENT_MAX) {
      setError(advertiser_comment === '' ? reviewFa.commentMissing : reviewFa.commentLong);
      return false;
    }
    start({ advertiser_comment, attachments: note.attachments.map(({ id }) => id) });
    return true;
  }

  return { note, error, isSending, isAttaching, change, attach, send };
}
