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
  /** Beside the change: asks why. */
  readonly action?: { readonly label: string; readonly name: string; readonly onPress: () => void } | undefined;
}

const inks = { good: 'text-success-text', bad: 'text-danger-text', neutral: 'text-text-2' };

function ChangeLine({ change }: { change: NonNullable<KpiTile<string>['change']> }) {
  const Icon = change.trend === 'up' ? TrendingUp : TrendingDown;
  return (
    <span className={joinClasses('flex min-w-0 items-center gap-1.5 text-sm', inks[change.tone])}>
      {change.trend !== 'flat' && change.tone !== 'neutral' && <Icon aria-hidden size={16} />}
      {change.text}
    </span>
  );
}

/** In a tile that is pressed as a whole: its own area lies above it. */
function TileAction({ action }: { action: NonNullable<KpiTile<string>['action']> }) {
  return (
    <button
      type="button"
      aria-label={action.name}
      onClick={action.onPress}
      className="touch-area z-1 rounded-xs text-sm font-semibold text-text-link hover:underline"
    >
      {action.label}
    </button>
  );
}

interface TileProps {
  tile: KpiTile<string>;
  name: string;
  isSelected: boolean;
  onSelect: () => void;
}

function Tile({ tile, name, isSelected, onSelect }: TileProps) {
  const parts = [tile.name, tile.figure, tile.change?.text ?? '', tile.note].filter((text) => text !== '');
  return (
    <div
      className={joinClasses(
        'group/tile relative flex min-w-0 flex-col gap-0.5 border-b border-line px-4 py-4 first:ps-(--gutter) hover:bg-surface-hover',
        'max-md:first:col-span-2 max-md:nth-[even]:border-e max-md:nth-[even]:ps-(--gutter) md:not-last:border-e',
        'ring-within [--ring-offset:-2px]',
        isSelected && 'shadow-[inset_0_-2px_0_var(--chart-1)]',
      )}
    >
      <input
        type="radio"
        name={name}
        value={tile.key}
        checked={isSelected}
        onChange={onSelect}
        aria-label={parts.join(' ')}
        className="absolute inset-0 cursor-pointer appearance-none opacity-0"
      />
      <span className="text-sm text-text-2">{tile.name}</span>
      <b className="text-xl leading-normal font-bold max-md:group-first/tile:text-3xl xl:text-2xl">{tile.figure}</b>
      {tile.change && (
        <span className="flex flex-wrap items-center gap-x-2">
          <ChangeLine change={tile.change} />
          {tile.action && <TileAction action={tile.action} />}
        </span>
      )}
      {tile.note && <span className="text-sm text-text-3">{tile.note}</span>}
    </div>
  );
}

export interface KpiTilesProps<K extends string> {
  label: string;
  /** At most five, which share the width; the first is the largest on phones. */
  tiles: readonly KpiTile<K>[];
  selected: K;
  onSelect: (key: K) => void;
  className?: string;
}

/** Figures side by side; the chosen one is drawn in the chart below. */
export function KpiTiles<K extends string>({ label, tiles, selected, onSelect, className }: KpiTilesProps<K>) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={joinClasses('grid grid-cols-2 md:auto-cols-fr md:grid-flow-col md:grid-cols-none', className)}
    >
      {tiles.map((tile) => (
        <Tile key={tile.key} tile={tile} name={name} isSelected={tile.key === selected} onSelect={() => onSelect(tile.key)} />
      ))}
    </div>
  );
}
