import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import type { CallAnswer } from '@jarchi/contract/types.ts';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { useEffect, useEffectEvent } from 'react';
import { useDuplicateCampaign } from '#data/campaigns/campaign-acts.ts';
import { useDeleteDraftNow } from '#data/drafts/delete-draft.ts';
import { duplicateFa as fa } from './duplicate.fa.ts';

export type Duplicate = CallAnswer<'campaigns', 'duplicateCampaign'>;

/** Makes the draft at once. One key for one campaign while the dialog is open, so that another try never makes a second draft. */
export function useDuplicate(campaignId: number) {
  const copying = useDuplicateCampaign(campaignId);
  const start = useEffectEvent(() => copying.start());
  useEffect(() => start(), []);
  const undoing = useDeleteDraftNow({
    onSuccess: () => void toast.success(fa.undone),
    onError: (error) => void toast.error(errorText(error)),
  });
  return {
    duplicate: copying.data,
    error: copying.error,
    retry: () => copying.start(),
    undo: (draft: number, onUndone: () => void) => undoing.start(draft, { onSuccess: onUndone }),
    isUndoing: undoing.isPending,
  };
}
