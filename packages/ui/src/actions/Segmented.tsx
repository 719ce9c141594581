import type { LucideIcon } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { joinClasses } from '#classes.ts';

export interface SegmentedOption<V extends string = string> {
  value: V;
  label: ReactNode;
  icon?: LucideIcon | undefined;
  count?: ReactNode;
  isDisabled?: boolean | undefined;
  /** The reason why it cannot be chosen. */
  disabledReason?: string | undefined;
}

export interface SegmentedProps<V extends string> {
  label: string;
  value: V;
  onChange: (value: V) => void;
  options: readonly SegmentedOption<V>[];
  isFullWidth?: boolean | undefined;
  className?: string | undefined;
}

/** A few short choices side by side; a native radio group. */
export function Segmented<V extends string>({ label, value, onChange, options, isFullWidth = false, className }: SegmentedProps<V>) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={joinClasses(
        'inline-flex max-w-full flex-wrap rounded-md bg-surface-press p-[3px]',
        isFullWidth && 'flex w-full',
        className,
      )}
    >
      {options.map(({ value: own, label: text, icon: Icon, count, isDisabled, disabledReason }) => {
        const isSelected = own === value;
        return (
          <label
            key={own}
            data-tip={isDisabled ? disabledReason : undefined}
            className={joinClasses(
              'relative inline-flex h-[calc(var(--h-md)-6px)] items-center justify-center gap-2 rounded-sm px-3.5 text-md whitespace-nowrap transition-colors duration-(--t-fast)',
              'ring-within [--ring-offset:2px]',
              isFullWidth && 'flex-1',
              isSelected
                ? 'bg-surface-raised font-semibold text-text shadow-xs'
                : isDisabled
                  ? 'text-text-disabled'
                  : 'cursor-pointer text-text-2 hover:text-text',
            )}
          >
            <input
              type="radio"
              name={name}
              value={own}
              checked={isSelected}
              disabled={isDisabled}
              aria-description={isDisabled ? disabledReason : undefined}
              onChange={() => onChange(own)}
              className="absolute inset-0 cursor-[inherit] appearance-none opacity-0"
            />
            {Icon && <Icon aria-hidden size={18} />}
            {text}
            {count !== undefined && <span className="font-normal text-text-3">{count}</span>}
          </label>
        );
      })}
    </div>
  );
}
