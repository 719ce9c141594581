import { joinClasses } from '@jarchi/ui/classes.ts';
import { Track } from '@jarchi/ui/figures/Track.tsx';
import { formatScaled } from '@jarchi/ui/format/format.ts';
import type { ReactNode } from 'react';
import { suggestionsFa as fa } from './suggestions.fa.ts';

export const cardFrame = (isChosen: boolean) =>
  joinClasses(
    'relative flex min-w-0 flex-col rounded-lg p-3.5 max-lg:w-[82%] max-lg:shrink-0 max-lg:snap-start',
    isChosen
      ? 'border-2 border-chart-1 bg-linear-to-b from-action-soft to-surface'
      : 'border border-line-strong bg-surface p-[calc(--spacing(3.5)+1px)]',
  );

interface RulerProps {
  label: string;
  value: number;
  /** A smaller unit after the figure. */
  isToman?: boolean;
  share: number;
  mark: number | undefined;
  fill: string;
  summary: string;
}

/** A figure and its length on a scale that all cards share. */
export function Ruler({ label, value, isToman, share, mark, fill, summary }: RulerProps) {
  const { figure, unit } = formatScaled(value);
  return (
    <div className="grid grid-cols-[3.25rem_5.5rem_1fr] items-center gap-2">
      <span className="text-sm text-text-3">{label}</span>
      <span className="text-md whitespace-nowrap">
        <strong className="font-semibold">{figure}</strong>{' '}
        <span className={isToman ? 'text-sm text-text-3' : 'font-semibold'}>{unit}</span>
      </span>
      <Track share={share} mark={mark} fill={fill} label={summary} />
    </div>
  );
}

export function CardHead({ name, text, mark, radio }: { name: string; text: string; mark?: ReactNode; radio?: ReactNode }) {
  return (
    <div className="flex items-start gap-2.5">
      {radio}
      <span className="min-w-0 flex-1">
        <span className="flex items-center justify-between gap-2">
          <span className="text-md font-semibold">{name}</span>
          {mark}
        </span>
        <span className="block truncate text-sm text-text-2">{text}</span>
      </span>
    </div>
  );
}

interface ChoiceCardProps {
  name: string;
  text: string;
  mark: ReactNode;
  isChosen: boolean;
  isChanged: boolean;
  onPick: () => void;
  rulers: ReactNode;
  /** What stands below the line. */
  children: ReactNode;
}

/** A package that one press puts into the cart. */
export function ChoiceCard({ name, text, mark, isChosen, isChanged, onPick, rulers, children }: ChoiceCardProps) {
  const radio = (
    <span
      aria-hidden
      className={joinClasses(
        'mt-0.5 size-[18px] shrink-0 rounded-full bg-surface',
        isChosen ? 'border-[6px] border-action' : 'border-[1.5px] border-line-control',
      )}
    />
  );
  return (
    <div className={joinClasses(cardFrame(isChosen), 'ring-within [--ring-offset:2px]')}>
      <label className="flex flex-1 cursor-pointer flex-col">
        <input
          type="radio"
          name="package"
          checked={isChosen}
          onChange={onPick}
          className="absolute inset-0 cursor-pointer appearance-none opacity-0"
        />
        <CardHead name={name} text={text} mark={mark} radio={radio} />
        <span className="mt-3 mb-3 flex flex-col gap-1.5">{rulers}</span>
        <span className="mt-auto flex flex-wrap items-baseline justify-between gap-x-3 border-t pt-2 text-sm text-text-3">{children}</span>
      </label>
      {isChanged && (
        // In the line of the bound, so that the list below does not move while its rows are ticked.
        <button
          type="button"
          aria-label={fa.takeAgain}
          onClick={onPick}
          className="absolute end-3.5 bottom-3.5 rounded-xs text-sm font-medium text-action-soft-text underline underline-offset-4 before:absolute before:-inset-x-3 before:-inset-y-3"
        >
          {fa.takeAgainWord}
        </button>
      )}
    </div>
  );
}
