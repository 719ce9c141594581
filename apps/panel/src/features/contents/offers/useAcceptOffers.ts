import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#api/api.ts';
import { isAnswered, useIntentKey } from '#api/intent-key.ts';
import { offersFa as fa } from './offers.fa.ts';

/** Accepts the list of a campaign; one key for each intent, kept while its answer is unknown. */
export function useAcceptOffers(id: number, total: number, isAuto: boolean) {
  const queryClient = useQueryClient();
  const intent = useIntentKey();
  const reload = () => {
    for (const queryKey of [['campaigns'], ['contents'], ['finance']]) void queryClient.invalidateQueries({ queryKey });
  };
  const accept = useMutation({
    mutationFn: () =>
      api.contents.acceptOffers(
        { params: { id }, body: { expected_total: total, is_auto_after_charge: isAuto } },
        { idempotencyKey: intent.keyOf(`accept ${id} ${total} ${isAuto}`) },
      ),
    onSuccess: ({ state }) => {
      intent.forget();
      if (state === 'TO_PAY') toast.info(fa.short);
      else toast.success(fa.accepted);
    },
    onError: (error) => {
      if (isAnswered(error)) intent.forget();
      toast.error(fa.acceptFailed, errorText(error));
    },
    onSettled: reload,
  });
  return accept;
}
