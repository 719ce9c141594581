import { endingFa } from './ending.fa.ts';
import { EndingDialog, type EndingCampaign } from './EndingDialog.tsx';

/** Refuses all publishers who accepted. */
export function RefuseOffersDialog({ campaign, onClose }: { campaign: EndingCampaign; onClose: () => void }) {
  return <EndingDialog campaign={campaign} call="refuseOffers" words={endingFa.refuse} onClose={onClose} />;
}
