import { joinClasses } from '@jarchi/ui/classes.ts';
import { TrendingDown, TrendingUp } from 'lucide-react';
import { useId } from 'react';
import { kpisOf, type Change, type Kpi, type KpiKey } from './kpis.ts';
import type { Stats } from './reports.queries.ts';
import { reportsFa } from './reports.fa.ts';

const inks = { good: 'text-success-text', bad: 'text-danger-text', neutral: 'text-text-2' };

function ChangeLine({ change }: { change: Change }) {
  const Icon = change.trend === 'up' ? TrendingUp : TrendingDown;
  return (
    <span className={joinClasses('flex items-center gap-1.5 text-sm', inks[change.tone])}>
      {change.trend !== 'flat' && <Icon aria-hidden size={16} />}
      {change.text}
    </span>
  );
}

function Tile({ kpi, name, isSelected, onSelect }: { kpi: Kpi; name: string; isSelected: boolean; onSelect: () => void }) {
  return (
    <label
      className={joinClasses(
        'relative flex min-w-0 cursor-pointer flex-col gap-0.5 border-b border-line px-4 py-4 first:ps-(--gutter) hover:bg-surface-hover',
        'max-md:first:col-span-2 max-md:nth-[even]:ps-(--gutter) max-md:nth-[even]:border-e md:not-last:border-e',
        'has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus-ring',
        isSelected && 'shadow-[inset_0_-2px_0_var(--chart-1)]',
      )}
    >
      <input
        type="radio"
        name={name}
        value={kpi.key}
        checked={isSelected}
        onChange={onSelect}
        className="absolute inset-0 cursor-[inherit] appearance-none opacity-0"
      />
      <span className="text-sm text-text-2">{kpi.name}</span>
      <b className={joinClasses('truncate leading-normal font-bold', kpi.key === 'reach' ? 'text-2xl max-md:text-3xl' : 'text-2xl')}>
        {kpi.figure}
      </b>
      {kpi.change && <ChangeLine change={kpi.change} />}
      {kpi.note && <span className="truncate text-sm text-text-3">{kpi.note}</span>}
    </label>
  );
}

export interface KpiTilesProps {
  stats: Stats;
  selected: KpiKey;
  onSelect: (key: KpiKey) => void;
}

/** Five figures; the chosen one is drawn below. */
export function KpiTiles({ stats, selected, onSelect }: KpiTilesProps) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={reportsFa.kpi.label} className="grid grid-cols-2 md:grid-cols-5">
      {kpisOf(stats).map((kpi) => (
        <Tile key={kpi.key} kpi={kpi} name={name} isSelected={kpi.key === selected} onSelect={() => onSelect(kpi.key)} />
      ))}
    </div>
  );
}
