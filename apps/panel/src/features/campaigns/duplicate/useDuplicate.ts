import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import type { CallAnswer } from '@jarchi/contract/types.ts';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { api } from '#api/api.ts';
import { useIntentKey } from '#api/intent-key.ts';
import { duplicateFa as fa } from './duplicate.fa.ts';

export type Duplicate = CallAnswer<'campaigns', 'duplicateCampaign'>;

/** Makes the draft as soon as it is asked for; one key for one campaign while it is shown, so that another try never makes a second draft. */
export function useDuplicate(campaignId: number) {
  const queryClient = useQueryClient();
  const intent = useIntentKey();
  const refresh = () => void queryClient.invalidateQueries({ queryKey: ['drafts'] });
  const copying = useMutation({
    mutationFn: () =>
      api.campaigns.duplicateCampaign({ params: { id: campaignId }, body: {} }, { idempotencyKey: intent.keyOf(String(campaignId)) }),
    onSuccess: refresh,
  });
  const start = useEffectEvent(() => copying.mutate());
  useEffect(() => start(), []);
  const undoing = useMutation({
    mutationFn: (draft: number) => api.drafts.deleteDraft({ params: { id: draft } }),
    onSuccess: () => {
      toast.success(fa.undone);
      refresh();
    },
    onError: (error) => toast.error(errorText(error)),
  });
  return {
    duplicate: copying.data,
    error: copying.error,
    retry: () => copying.mutate(),
    undo: (draft: number, onUndone: () => void) => undoing.mutate(draft, { onSuccess: onUndone }),
    isUndoing: undoing.isPending,
  };
}
