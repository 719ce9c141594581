import { endingFa } from './ending.fa.ts';
import { EndingDialog, type EndingCampaign } from './EndingDialog.tsx';

/** Cancels a campaign that is not published yet. */
export function CancelDialog({ campaign, onClose }: { campaign: EndingCampaign; onClose: () => void }) {
  return <EndingDialog campaign={campaign} call="cancelCampaign" words={endingFa.cancel} onClose={onClose} />;
}
