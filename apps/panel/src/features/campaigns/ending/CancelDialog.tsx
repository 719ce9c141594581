import { useQueryClient } from '@tanstack/react-query';
import { api } from '#api.ts';
import { campaignQuery } from '#features/campaigns/campaigns.queries.ts';
import { endingFa } from './ending.fa.ts';
import { EndingDialog } from './EndingDialog.tsx';

/** Cancels a campaign that is not published yet. */
export function CancelDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const queryClient = useQueryClient();
  return (
    <EndingDialog
      id={id}
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
