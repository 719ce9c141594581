import { Button } from '@jarchi/ui/actions/Button.tsx';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { Dialog } from '@jarchi/ui/overlays/Dialog.tsx';
import type { SeveralLine, SeveralOrder } from '#data/campaigns/list/several.ts';
import { severalFa as fa } from './several.fa.ts';
import { StayedList } from './StayedList.tsx';

/** What one call did to several campaigns. */
export interface Outcome {
  readonly action: SeveralOrder['action'];
  readonly done: number;
  readonly stayed: readonly SeveralLine[];
}

/** Names the campaigns that stayed as they were, each with its reason. */
export function StayedDialog({ outcome: { action, done, stayed }, onClose }: { outcome: Outcome; onClose: () => void }) {
  return (
    <Dialog
      isOpen
      width={560}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={fa.stayed[action](formatNumber(stayed.length))}
      text={done === 0 ? fa.noneDone : fa.othersDone(fa.done[action](formatNumber(done)))}
      footer={
        <Button variant="secondary" size="lg" onClick={onClose}>
          {fa.close}
        </Button>
      }
    >
      <StayedList lines={stayed} />
    </Dialog>
  );
}
