import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { SumRows } from '@jarchi/ui/figures/Rows.tsx';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { useLeaveOut, type LeftOut, type ListedOffer } from '#data/contents/leave-out.ts';
import { MoneyActDialog } from '#features/connection/public.ts';
import { offersFa } from './offers.fa.ts';

const fa = offersFa.leaveOut;

/** What the list costs without the publisher, and what its acceptance then does with the hold. */
function Amounts({ before, total, held, released, is_last }: LeftOut) {
  return (
    <SumRows
      rows={[
        { label: fa.before, amountToman: before },
        { label: fa.total, amountToman: total },
        ...(released > 0 ? [{ label: is_last ? fa.releasedNow : offersFa.released, amountToman: released }] : []),
        ...(held > 0 ? [{ label: offersFa.lacking, amountToman: held }] : []),
      ]}
    />
  );
}

export interface LeaveOutDialogProps extends ListedOffer {
  /** The publisher. */
  name: string;
  onClose: () => void;
}

/** Leaves a publisher out of a list before it is accepted, at the amounts that are shown. */
export function LeaveOutDialog({ name, onClose, ...offer }: LeaveOutDialogProps) {
  const leaving = useLeaveOut(offer, ({ is_last }) => {
    toast.success(is_last ? fa.refused : fa.done(name));
    onClose();
  });
  const isLast = leaving.preview?.is_last === true;
  return (
    <MoneyActDialog
      act={leaving}
      words={{ ...fa, title: fa.title(name), text: isLast ? fa.last : fa.text, yes: isLast ? fa.yesLast : fa.yes }}
      isDanger
      role="alertdialog"
      skeleton={<SkeletonRows rows={2} hasAvatar={false} />}
      onYes={leaving.leaveOut}
      onClose={onClose}
    >
      {(preview) => <Amounts {...preview} />}
    </MoneyActDialog>
  );
}
