import { errorText } from '@jarchi/api-client/error-text.fa.ts';
import { newIdempotencyKey } from '@jarchi/api-client/idempotency.ts';
import { toast } from '@jarchi/ui/toast.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#api.ts';
import { offersFa as fa } from './offers.fa.ts';

/** Accepts or refuses the list of a campaign; one key for each intent, kept while its answer is unknown. */
export function useOffers(id: number, total: number, isAuto: boolean) {
  const queryClient = useQueryClient();
  const [keys] = useState(() => new Map<string, string>());
  const keyOf = (intent: string) => {
    const key = keys.get(intent) ?? newIdempotencyKey();
    keys.set(intent, key);
    return { idempotencyKey: key };
  };
  const reload = () => {
    for (const queryKey of [['campaigns'], ['contents'], ['finance']]) void queryClient.invalidateQueries({ queryKey });
  };
  const accept = useMutation({
    mutationFn: () =>
      api.contents.acceptOffers(
        { params: { id }, body: { expected_total: total, is_auto_after_charge: isAuto } },
        keyOf(`accept ${total} ${isAuto}`),
      ),
    onSuccess: ({ state }) => {
      keys.clear();
      if (state === 'TO_PAY') toast.info(fa.short);
      else toast.success(fa.accepted);
    },
    onError: (error) => toast.error(fa.acceptFailed, errorText(error)),
    onSettled: reload,
  });
  const refuse = useMutation({
    mutationFn: () => api.contents.refuseOffers({ params: { id }, body: {} }, keyOf('refuse')),
    onSuccess: () => toast.success(fa.refused),
    onError: (error) => toast.error(fa.refuseFailed, errorText(error)),
    onSettled: reload,
  });
  return { accept, refuse };
}
