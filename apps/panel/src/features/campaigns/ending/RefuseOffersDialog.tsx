import { api } from '#api.ts';
import { endingFa } from './ending.fa.ts';
import { EndingDialog } from './EndingDialog.tsx';

/** Takes none of the publishers who accepted. */
export function RefuseOffersDialog({ id, onClose }: { id: number; onClose: () => void }) {
  return (
    <EndingDialog
      id={id}
      call="refuseOffers"
      words={endingFa.refuse}
      onClose={onClose}
      act={async (expected, idempotencyKey) => {
        await api.contents.refuseOffers({ params: { id }, body: { expected } }, { idempotencyKey });
      }}
    />
  );
}
