import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '#api/api.ts';
import { archiveFa as fa } from './archive.fa.ts';
import { campaignsFa } from '#features/campaigns/campaigns.fa.ts';
import type { CampaignRow } from '#features/campaigns/campaigns.queries.ts';

type Named = Pick<CampaignRow, 'id' | 'title'>;

const getName = ({ title }: Named) => (title === '' ? campaignsFa.untitled : title);

async function run(queryClient: QueryClient, step: () => Promise<unknown>, onDone: () => void): Promise<void> {
  try {
    await step();
    onDone();
  } catch (error) {
    toast.error(errorText(error));
  }
  await queryClient.invalidateQueries({ queryKey: ['campaigns'] });
}

/** Brings a campaign back from the archive. */
export function restoreCampaign(queryClient: QueryClient, campaign: Named): Promise<void> {
  const restore = () => api.campaigns.restoreCampaign({ params: { id: campaign.id }, body: {} });
  return run(queryClient, restore, () => toast.success(fa.restored(getName(campaign))));
}

/** Puts a campaign away; its message takes that back. */
export function archiveCampaign(queryClient: QueryClient, campaign: Named): Promise<void> {
  const archive = () => api.campaigns.archiveCampaign({ params: { id: campaign.id } });
  const undo = { label: fa.undo, onPress: () => void restoreCampaign(queryClient, campaign) };
  return run(queryClient, archive, () => toast.notify(fa.done(getName(campaign)), undefined, undo));
}
