import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import type { Archive } from '#data/campaigns/campaign-acts.ts';
import { archiveFa as fa } from './archive.fa.ts';
import { campaignsFa } from '#features/campaigns/campaigns.fa.ts';
import type { CampaignRow } from '#data/campaigns/campaigns.ts';

type Named = Pick<CampaignRow, 'id' | 'title'>;

const getName = ({ title }: Named) => (title === '' ? campaignsFa.untitled : title);

async function tell(step: Promise<unknown>, onDone: () => void): Promise<void> {
  try {
    await step;
    onDone();
  } catch (error) {
    toast.error(errorText(error));
  }
}

/** Brings a campaign back from the archive. */
export function restoreCampaign(archive: Archive, campaign: Named): Promise<void> {
  return tell(archive.restore(campaign.id), () => toast.success(fa.restored(getName(campaign))));
}

/** Archives a campaign; its message offers to undo that. */
export function archiveCampaign(archive: Archive, campaign: Named): Promise<void> {
  const undo = { label: fa.undo, onPress: () => void restoreCampaign(archive, campaign) };
  return tell(archive.archive(campaign.id), () => toast.notify(fa.done(getName(campaign)), undefined, undo));
}
