import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { hasErrorCode } from '@jarchi/api-client/api-error.ts';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import type { Campaign } from '#data/campaigns/campaigns.ts';
import { useDropOffers, useRedateCampaign } from '#data/campaigns/campaign-acts.ts';
import { statusFa as fa } from './status.fa.ts';

/** Leaves an unpaid list. */
export function useDropList({ id }: Pick<Campaign, 'id'>) {
  return useDropOffers(id, {
    onSuccess: () => void toast.success(fa.actions.dropped),
    onError: (error) => void toast.error(errorText(error)),
  });
}

/** Sends another period for a campaign that needs one; `refusal` has the reason if it is refused. */
export function useRedate({ id }: Pick<Campaign, 'id'>) {
  const change = useRedateCampaign(id, {
    onSuccess: () => void toast.success(fa.dates.sent),
    onError: (error) => {
      if (!hasErrorCode(error, 'draft_incomplete')) toast.error(errorText(error));
    },
  });
  const { error } = change;
  const isRefused = hasErrorCode(error, 'draft_incomplete');
  return {
    send: change.start,
    forget: change.reset,
    isPending: change.isPending,
    refusal: isRefused ? (error.facts.fields.includes('goal_total_reach') ? fa.dates.goal : fa.dates.refused) : undefined,
  };
}
