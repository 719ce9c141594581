import { CAMPAIGN_COLUMNS, DEFAULT_COLUMNS, type CampaignColumn } from '@jarchi/domain/views/campaign-views.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { IconButton } from '@jarchi/ui/actions/IconButton.tsx';
import { CheckboxField } from '@jarchi/ui/fields/CheckboxField.tsx';
import { Dialog } from '@jarchi/ui/overlays/Dialog.tsx';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { campaignListFa } from '#features/campaigns/list/campaign-list.fa.ts';
import { viewsFa } from './views.fa.ts';

const fa = viewsFa.columns;

/** The chosen columns first, in their order, then the others. */
const withRest = (chosen: readonly CampaignColumn[]) => [...chosen, ...CAMPAIGN_COLUMNS.filter((column) => !chosen.includes(column))];

interface ColumnsDialogProps {
  columns: readonly CampaignColumn[];
  onColumns: (columns: readonly CampaignColumn[]) => void;
  onClose: () => void;
}

/** Chooses and orders the columns of the list. */
export function ColumnsDialog({ columns, onColumns, onClose }: ColumnsDialogProps) {
  const [order, setOrder] = useState(() => withRest(columns));
  const [chosen, setChosen] = useState<ReadonlySet<CampaignColumn>>(() => new Set(columns));
  const move = (column: CampaignColumn, by: -1 | 1) => {
    const at = order.indexOf(column);
    const next = order.toSpliced(at, 1).toSpliced(at + by, 0, column);
    setOrder(next);
  };
  const picked = order.filter((column) => chosen.has(column));
  const toggle = (column: CampaignColumn, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(column);
    else next.delete(column);
    setChosen(next);
  };
  const finish = (next: readonly CampaignColumn[]) => {
    onColumns(next);
    onClose();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={fa.title}
      text={fa.text}
      footer={
        <>
          <Button size="lg" isDisabledWithReason={picked.length === 0 ? fa.one : undefined} onClick={() => finish(picked)}>
            {fa.apply}
          </Button>
          <Button variant="secondary" size="lg" onClick={() => finish(DEFAULT_COLUMNS)}>
            {fa.standard}
          </Button>
        </>
      }
    >
      <ul aria-label={fa.list} className="divide-y divide-line">
        {order.map((column, at) => {
          const name = campaignListFa.columns[column];
          return (
            <li key={column} className="flex min-h-11 items-center gap-1">
              <CheckboxField
                label={name}
                isSelected={chosen.has(column)}
                onChange={(isChosen) => toggle(column, isChosen)}
                className="flex-1"
              />
              <IconButton icon={ArrowUp} label={fa.up(name)} isDisabled={at === 0} onClick={() => move(column, -1)} />
              <IconButton icon={ArrowDown} label={fa.down(name)} isDisabled={at === order.length - 1} onClick={() => move(column, 1)} />
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
