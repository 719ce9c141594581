import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { SumRows } from '@jarchi/ui/figures/Rows.tsx';
import { Dialog } from '@jarchi/ui/overlays/Dialog.tsx';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { useLeaveOut, type LeftOut, type ListedOffer } from '#data/contents/leave-out.ts';
import { useMoneyButton } from '#features/connection/public.ts';
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
  const { query, preview, error } = leaving;
  const moneyButton = useMoneyButton();
  const isLast = preview?.is_last === true;
  const close = () => {
    if (!leaving.isPending) onClose();
  };
  const reason = moneyButton.isDisabledWithReason ?? (leaving.isReady || leaving.isPending ? undefined : fa.waiting);
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={fa.title(name)}
      text={<p>{isLast ? fa.last : fa.text}</p>}
      onOpenChange={(isOpen) => !isOpen && close()}
      footer={
        <>
          <Button
            variant="danger"
            size="lg"
            isDisabledWithReason={reason}
            isLoading={leaving.isPending}
            loadingLabel={leaving.isPending ? fa.busy : undefined}
            onClick={() => leaving.leaveOut()}
          >
            {isLast ? fa.yesLast : fa.yes}
          </Button>
          <Button variant="secondary" size="lg" onClick={close}>
            {fa.no}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        {leaving.isChanged && <Notice tone="warning">{fa.changed}</Notice>}
        {error && (
          <Notice tone="danger" role="alert">
            {errorText(error)}
          </Notice>
        )}
        <DataRegion
          {...getRegion(query)}
          skeleton={<SkeletonRows rows={2} hasAvatar={false} />}
          failedText={query.error ? errorText(query.error) : undefined}
        >
          {preview && <Amounts {...preview} />}
        </DataRegion>
      </div>
    </Dialog>
  );
}
