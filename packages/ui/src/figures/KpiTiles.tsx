import { TrendingDown, TrendingUp } from 'lucide-react';
import { useId } from 'react';
import { joinClasses } from '#classes.ts';

export interface KpiTile<K extends string> {
  readonly key: K;
  readonly name: string;
  readonly figure: string;
  /** The change from the earlier range; the tone is by meaning, not by direction. */
  readonly change: { readonly text: string; readonly trend: 'up' | 'down' | 'flat'; readonly tone: 'good' | 'bad' | 'neutral' } | undefined;
  readonly note: string;
}

const inks = { good: 'text-success-text', bad: 'text-danger-text', neutral: 'text-text-2' };

function ChangeLine({ change }: { change: NonNullable<KpiTile<string>['change']> }) {
  const Icon = change.trend === 'up' ? TrendingUp : TrendingDown;
  return (
    <span className={joinClasses('flex items-center gap-1.5 text-sm', inks[change.tone])}>
      {change.trend !== 'flat' && change.tone !== 'neutral' && <Icon aria-hidden size={16} />}
      {change.text}
    </span>
  );
}

interface TileProps {
  tile: KpiTile<string>;
  name: string;
  isSelected: boolean;
  onSelect: () => void;
}

function Tile({ tile, name, isSelected, onSelect }: TileProps) {
  return (
    <label
      className={joinClasses(
        'relative flex min-w-0 cursor-pointer flex-col gap-0.5 border-b border-line px-4 py-4 first:ps-(--gutter) hover:bg-surface-hover',
        'max-md:first:col-span-2 max-md:nth-[even]:border-e max-md:nth-[even]:ps-(--gutter) md:not-last:border-e',
        'has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus-ring',
        isSelected && 'shadow-[inset_0_-2px_0_var(--chart-1)]',
      )}
    >
      <input
        type="radio"
        name={name}
        value={tile.key}
        checked={isSelected}
        onChange={onSelect}
        className="absolute inset-0 cursor-[inherit] appearance-none opacity-0"
      />
      <span className="text-sm text-text-2">{tile.name}</span>
      <b className="truncate text-xl leading-normal font-bold max-md:in-[label:first-child]:text-3xl xl:text-2xl">{tile.figure}</b>
      {tile.change && <ChangeLine change={tile.change} />}
      {tile.note && <span className="truncate text-sm text-text-3">{tile.note}</span>}
    </label>
  );
}

export interface KpiTilesProps<K extends string> {
  label: string;
  /** Five tiles; the first is the largest on phones. */
  tiles: readonly KpiTile<K>[];
  selected: K;
  onSelect: (key: K) => void;
  className?: string;
}

/** Figures side by side; the chosen one is drawn in the chart below. */
export function KpiTiles<K extends string>({ label, tiles, selected, onSelect, className }: KpiTilesProps<K>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={joinClasses('grid grid-cols-2 md:grid-cols-5', className)}>
      {tiles.map((tile) => (
        <Tile key={tile.key} tile={tile} name={name} isSelected={tile.key === selected} onSelect={() => onSelect(tile.key)} />
      ))}
    </div>
  );
}
