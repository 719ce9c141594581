import { DISPUTE_TEXT_MAX } from '@jarchi/domain/campaigns/campaign-life.ts';
import type { DraftFile } from '@jarchi/domain/drafts/drafts.ts';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { useState } from 'react';
import type { Campaign } from '#data/campaigns/campaigns.ts';
import { useOpenDispute } from '#data/campaigns/controls.ts';
import { usePictures } from '#features/attachments/public.ts';
import { disputeFa as fa } from './dispute.fa.ts';

/** A dispute as it is written; its values stay when it is refused. */
export function useDispute({ id, media_type, content_type }: Pick<Campaign, 'id' | 'media_type' | 'content_type'>, onSent: () => void) {
  const [placement, setPlacement] = useState('');
  const [reason, setReason] = useState('');
  const [files, setFiles] = useState<readonly DraftFile[]>([]);
  const { isAttaching, attach } = usePictures({
    media_type,
    content_type,
    failed: fa.attachFailed,
    onStored: (stored) => setFiles((known) => [...known, stored]),
  });
  const [isTried, setTried] = useState(false);
  const sending = useOpenDispute(id, {
    onSuccess: () => {
      toast.success(fa.sent);
      onSent();
    },
  });
  const text = reason.trim();
  const issue = text === '' ? fa.required : text.length > DISPUTE_TEXT_MAX ? fa.tooLong(formatNumber(DISPUTE_TEXT_MAX)) : undefined;

  return {
    placement,
    setPlacement,
    reason,
    setReason,
    files,
    detach: (gone: DraftFile) => setFiles(files.filter((file) => file !== gone)),
    attach,
    isAttaching,
    issue: isTried ? issue : undefined,
    error: sending.error,
    isSending: sending.isPending,
    /** Returns false if the form has an error. */
    send(): boolean {
      setTried(true);
      if (issue !== undefined) return false;
      const placement_id = placement === '' ? null : Number(placement);
      sending.start({ placement_id, reason: text, attachments: files.map((file) => file.id) });
      return true;
    },
  };
}
