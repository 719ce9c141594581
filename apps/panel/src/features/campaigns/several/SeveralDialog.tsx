import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { SumRows } from '@jarchi/ui/figures/Rows.tsx';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { Dialog } from '@jarchi/ui/overlays/Dialog.tsx';
import { useSeveralShown, type SeveralLine, type ShownAction } from '#data/campaigns/list/several.ts';
import { useMoneyButton } from '#features/connection/public.ts';
import { severalFa } from './several.fa.ts';
import { StayedList } from './StayedList.tsx';

const fa = severalFa.dialog;

export interface SeveralDialogProps {
  action: ShownAction;
  ids: readonly number[];
  onDone: (lines: readonly SeveralLine[]) => void;
  onClose: () => void;
}

/** Shows what an act does to the money of several campaigns in all, and does it to those that allow it. */
export function SeveralDialog({ action, ids, onDone, onClose }: SeveralDialogProps) {
  const words = fa[action];
  const act = useSeveralShown(action, ids, (lines) => {
    onClose();
    onDone(lines);
  });
  const moneyButton = useMoneyButton();
  const { preview } = act;
  const unable = preview?.results.filter(({ refusal }) => refusal !== null) ?? [];
  const able = preview ? preview.results.length - unable.length : ids.length;
  const close = () => {
    if (!act.isPending) onClose();
  };
  const why = moneyButton.isDisabledWithReason ?? (able === 0 ? fa.none : act.isReady || act.isPending ? undefined : fa.waiting);
  return (
    <Dialog
      isOpen
      width={560}
      role="alertdialog"
      title={words.title(formatNumber(able))}
      text={words.text}
      onOpenChange={(isOpen) => !isOpen && close()}
      footer={
        <>
          <Button
            variant={action === 'pause' ? 'primary' : 'danger'}
            size="lg"
            isDisabledWithReason={why}
            isLoading={act.isPending}
            loadingLabel={act.isPending ? words.busy : undefined}
            onClick={() => act.start('')}
          >
            {words.yes}
          </Button>
          <Button variant="secondary" size="lg" onClick={close}>
            {fa.no}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {act.error && (
          <Notice tone="danger" role="alert">
            {errorText(act.error)}
          </Notice>
        )}
        <DataRegion
          {...getRegion(act.query)}
          skeleton={<SkeletonRows rows={3} hasAvatar={false} />}
          failedText={act.query.error ? errorText(act.query.error) : undefined}
        >
          {preview && (
            <div className="flex flex-col gap-3">
              {able > 0 && (
                <>
                  <SumRows
                    rows={[
                      { label: fa.captured, amountToman: preview.captured },
                      { label: fa.held, amountToman: preview.stays_held },
                      { label: fa.released, amountToman: preview.released, kind: 'strong', tone: 'success' },
                    ]}
                  />
                  <p className="text-sm text-text-3">{fa.vat}</p>
                </>
              )}
              {unable.length > 0 && (
                <section>
                  <h3 className="text-md font-semibold">{fa.unable(formatNumber(unable.length))}</h3>
                  <StayedList lines={unable} />
                </section>
              )}
            </div>
          )}
        </DataRegion>
      </div>
    </Dialog>
  );
}
