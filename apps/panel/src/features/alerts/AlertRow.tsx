import { THRESHOLDS, type AlertKind } from '@jarchi/domain/alerts/alert-kinds.ts';
import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { IconTile } from '@jarchi/ui/badges/NeutralBadge.tsx';
import { Switch } from '@jarchi/ui/fields/Switch.tsx';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { ChartLine, Hourglass, PiggyBank, TrendingDown, UserMinus, Wallet, type LucideIcon } from 'lucide-react';
import type { Alert } from '#data/alerts/alerts.ts';
import { useSaveAlert } from '#data/alerts/alert-changes.ts';
import { alertsFa as fa } from './alerts.fa.ts';
import { ThresholdField } from './ThresholdField.tsx';

const icons: Readonly<Record<AlertKind, LucideIcon>> = {
  balance_low: Wallet,
  pace_behind: TrendingDown,
  reach_cost: ChartLine,
  views_cost: ChartLine,
  clicks_cost: ChartLine,
  spent_early: PiggyBank,
  wait_ending: Hourglass,
  publisher_out: UserMinus,
};

/** A kind of alert with its threshold and its switch; each change is saved at once and can be taken back. */
export function AlertRow({ alert }: { alert: Alert }) {
  const saving = useSaveAlert({ onSuccess: () => undefined, onError: (error) => void toast.error(errorText(error)) });
  const shown = saving.isPending ? saving.variables : alert;
  const { title, before } = fa.kinds[alert.kind];
  const rule = THRESHOLDS[alert.kind];
  const save = (next: Alert) => {
    const offerUndo = () =>
      void toast.notify(fa.saved(title, next.is_on), undefined, { label: fa.undo, onPress: () => saving.mutate(alert) });
    saving.mutate(next, { onSuccess: offerUndo });
  };
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 border-b border-line py-3 sm:flex-nowrap">
      <div className="flex min-h-(--h-lg) flex-1 items-center gap-3 sm:flex-none sm:basis-52">
        <IconTile icon={icons[alert.kind]} />
        <p className="text-md font-semibold">{title}</p>
      </div>
      <div className="flex items-start gap-x-2.5 gap-y-1.5 text-md text-text-2 max-sm:order-last max-sm:basis-full max-sm:flex-col max-sm:ps-[46px] sm:flex-1">
        <span className="flex items-center sm:min-h-(--h-lg) sm:shrink-0">{before}</span>
        {rule !== null && <ThresholdField alert={shown} rule={rule} onSave={(threshold) => save({ ...shown, threshold })} />}
      </div>
      <div className="flex min-h-(--h-lg) items-center">
        <Switch label={title} isLabelHidden isSelected={shown.is_on} onChange={(is_on) => save({ ...shown, is_on })} />
      </div>
    </li>
  );
}
