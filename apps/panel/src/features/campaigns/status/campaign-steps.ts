import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { hasErrorCode } from '@jarchi/api-client/api-error.ts';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { api } from '#api/api.ts';
import { campaignQuery, type Campaign } from '#features/campaigns/campaigns.queries.ts';
import { isAnswered, useIntentKey } from '#api/intent-key.ts';
import { statusFa as fa } from './status.fa.ts';

const readAgain = (queryClient: QueryClient) =>
  Promise.all([queryClient.invalidateQueries({ queryKey: ['campaigns'] }), queryClient.invalidateQueries({ queryKey: ['finance'] })]);

/** Leaves a list that is not paid yet. */
export function useDropList(campaign: Pick<Campaign, 'id'>) {
  const queryClient = useQueryClient();
  const intent = useIntentKey();
  return useMutation({
    mutationFn: () =>
      api.contents.dropOffers({ params: { id: campaign.id }, body: {} }, { idempotencyKey: intent.keyOf(String(campaign.id)) }),
    onSuccess: () => {
      intent.forget();
      toast.success(fa.actions.dropped);
    },
    onError: (error) => {
      if (isAnswered(error)) intent.forget();
      toast.error(errorText(error));
    },
    onSettled: () => readAgain(queryClient),
  });
}

export interface NewDates {
  readonly publish_period_start: string;
  readonly publish_period_end: string;
}

/** Another period for a campaign that was asked for one; what is wrong with it stands in `refusal`. */
export function useRedate(campaign: Pick<Campaign, 'id'>) {
  const queryClient = useQueryClient();
  const intent = useIntentKey();
  const mutation = useMutation({
    mutationFn: (body: NewDates) =>
      api.campaigns.redateCampaign(
        { params: { id: campaign.id }, body },
        { idempotencyKey: intent.keyOf(`${campaign.id}:${body.publish_period_start}:${body.publish_period_end}`) },
      ),
    onSuccess: (redated) => {
      intent.forget();
      queryClient.setQueryData(campaignQuery(redated.id).queryKey, redated);
      toast.success(fa.dates.sent);
    },
    onError: (error) => {
      if (isAnswered(error)) intent.forget();
      if (!hasErrorCode(error, 'draft_incomplete')) toast.error(errorText(error));
    },
    onSettled: () => readAgain(queryClient),
  });
  const { error } = mutation;
  const isRefused = hasErrorCode(error, 'draft_incomplete');
  return {
    send: mutation.mutate,
    forget: mutation.reset,
    isPending: mutation.isPending,
    refusal: isRefused ? (error.facts.fields.includes('goal_total_reach') ? fa.dates.goal : fa.dates.refused) : undefined,
  };
}
