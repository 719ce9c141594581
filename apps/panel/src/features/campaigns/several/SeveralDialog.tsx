import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { SumRows } from '@jarchi/ui/figures/Rows.tsx';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { useSeveralShown, type SeveralLine, type ShownAction } from '#data/campaigns/list/several.ts';
import { MoneyActDialog } from '#features/connection/public.ts';
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
  const unable = act.preview?.results.filter(({ refusal }) => refusal !== null) ?? [];
  const able = act.preview ? act.preview.results.length - unable.length : ids.length;
  return (
    <MoneyActDialog
      act={act}
      words={{ ...words, title: words.title(formatNumber(able)), no: fa.no, waiting: fa.waiting }}
      isDanger={action !== 'pause'}
      role="alertdialog"
      width={560}
      blocked={able === 0 ? fa.none : undefined}
      skeleton={<SkeletonRows rows={3} hasAvatar={false} />}
      onYes={() => act.start('')}
      onClose={onClose}
    >
      {(preview) => (
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
    </MoneyActDialog>
  );
}
