import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { joinClasses } from '#classes.ts';

/** The classes of a filter chip that is one button. */
export function filterChipClass({ isSet = false }: { isSet?: boolean | undefined } = {}): string {
  return joinClasses(
    'inline-flex h-(--h-md) shrink-0 items-center gap-2 rounded-md border px-3 text-md whitespace-nowrap transition-colors duration-(--t-fast)',
    isSet
      ? 'border-brand-300 bg-action-soft font-medium text-action-soft-text dark:border-action'
      : 'border-line-strong bg-surface text-text-2 hover:bg-surface-hover',
  );
}

/** The classes of the button inside a chip that opens its layer. */
export const filterChipTrigger = 'inline-flex h-full items-center gap-2';

export interface FilterChipProps {
  /** Set filters show «name: value» and have a cross. */
  isSet: boolean;
  clearLabel: string;
  onClear: () => void;
  /** The button that opens the filter. */
  children: ReactNode;
}

export function FilterChip({ isSet, clearLabel, onClear, children }: FilterChipProps) {
  return (
    <div className={filterChipClass({ isSet })}>
      {children}
      {isSet && (
        <button
          type="button"
          aria-label={clearLabel}
          onClick={onClear}
          className="touch-area -me-1 grid size-6 place-items-center rounded-xs hover:bg-action-soft-hover"
        >
          <X aria-hidden size={15} />
        </button>
      )}
    </div>
  );
}
