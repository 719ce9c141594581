import { useQueryClient } from '@tanstack/react-query';
import { api } from '#api/api.ts';
import { campaignQuery } from '#features/campaigns/campaigns.queries.ts';
import { endingFa } from './ending.fa.ts';
import { EndingDialog, type EndingCampaign } from './EndingDialog.tsx';

/** Cancels a campaign that is not published yet. */
export function CancelDialog({ campaign, onClose }: { campaign: EndingCampaign; onClose: () => void }) {
  const queryClient = useQueryClient();
  const { id } = campaign;
  return (
    <EndingDialog
      campaign={campaign}
      call="cancelCampaign"
      words={endingFa.cancel}
      onClose={onClose}
      act={async (expected, idempotencyKey) => {
        const cancelled = await api.campaigns.cancelCampaign({ params: { id }, body: { expected } }, { idempotencyKey });
        queryClient.setQueryData(campaignQuery(id).queryKey, cancelled);
      }}
    />
  );
}
