import type { LucideIcon } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { joinClasses } from '#classes.ts';
import { Field, type FieldStyle } from './Field.tsx';

export interface RadioCard<V extends string = string> {
  value: V;
  label: ReactNode;
  text?: ReactNode;
  icon?: LucideIcon | undefined;
  /** Replaces the icon: a glyph, an avatar. */
  media?: ReactNode;
  isDisabled?: boolean | undefined;
  /** Replaces the text if the option cannot be chosen. */
  disabledText?: ReactNode;
}

export interface RadioCardsProps<V extends string> extends FieldStyle {
  value: V | '';
  onChange: (value: V) => void;
  options: readonly RadioCard<V>[];
  /** strip: one frame divided by hairlines; list: the same, stacked; tiles: separate cards with the media above the label. */
  variant?: 'strip' | 'list' | 'tiles' | undefined;
  name?: string | undefined;
}

function RadioDot({ isSelected }: { isSelected: boolean }) {
  return (
    <span
      aria-hidden
      className={joinClasses(
        'size-[18px] shrink-0 rounded-full border bg-surface transition-[border-width] duration-(--t-fast)',
        isSelected ? 'border-[6px] border-action' : 'border-[1.5px] border-line-control',
      )}
    />
  );
}

const frames = {
  strip:
    'flex flex-col overflow-clip rounded-lg border border-line-strong wide:flex-row [&>*+*]:border-t wide:[&>*+*]:border-t-0 wide:[&>*+*]:border-s',
  list: 'flex flex-col overflow-clip rounded-lg border border-line-strong [&>*+*]:border-t',
  tiles: 'grid grid-cols-[repeat(auto-fit,minmax(4.75rem,1fr))] gap-2',
};

function cardClass(variant: 'strip' | 'list' | 'tiles', isSelected: boolean, isDisabled: boolean): string {
  const base = 'relative flex min-w-0 flex-1 ring-within [--ring-offset:-2px]';
  const tone = isSelected ? 'bg-action-soft' : isDisabled ? 'bg-surface-sunken' : 'bg-surface hover:bg-surface-hover';
  if (variant !== 'tiles')
    return joinClasses(
      base,
      'border-line py-3',
      variant === 'list' ? 'gap-3 px-4' : 'gap-2.5 px-3.5',
      variant === 'list' ? 'items-center' : 'items-start',
      isSelected ? 'bg-row-selected' : tone,
      !isDisabled && 'cursor-pointer',
    );
  return joinClasses(
    base,
    'flex-col items-center gap-1.5 rounded-lg px-2 py-2.5',
    isSelected ? 'border-2 border-chart-1' : 'border border-line-strong p-[1px]',
    tone,
    !isDisabled && 'cursor-pointer',
  );
}

/** One choice of a few, each with an explanation. Native radios: the browser handles arrows and the group. */
export function RadioCards<V extends string>({ value, onChange, options, variant = 'strip', name, ...field }: RadioCardsProps<V>) {
  const ownName = useId();
  return (
    <Field isGroup {...field}>
      <div className={frames[variant]}>
        {options.map((option) => {
          const isSelected = option.value === value;
          const isDisabled = option.isDisabled ?? false;
          const text = isDisabled ? (option.disabledText ?? option.text) : option.text;
          const Icon = option.icon;
          return (
            <label key={option.value} className={cardClass(variant, isSelected, isDisabled)}>
              <input
                type="radio"
                name={name ?? field.id ?? ownName}
                value={option.value}
                checked={isSelected}
                disabled={isDisabled}
                onChange={() => onChange(option.value)}
                className="absolute inset-0 cursor-[inherit] appearance-none opacity-0"
              />
              {variant === 'tiles' ? (
                (option.media ?? (Icon && <Icon aria-hidden size={22} className={isSelected ? 'text-action-soft-text' : 'text-text-2'} />))
              ) : (
                <span className="flex h-6 items-center">
                  <RadioDot isSelected={isSelected} />
                </span>
              )}
              {variant === 'list' && option.media}
              <span className={joinClasses('min-w-0', variant === 'tiles' ? 'text-center' : 'flex-1')}>
                <span
                  className={joinClasses(
                    'block text-md',
                    variant === 'strip' && Icon !== undefined && 'pe-8',
                    variant === 'tiles' ? 'font-medium' : 'font-semibold',
                    isDisabled ? 'text-text-3' : variant === 'tiles' && isSelected ? 'text-action-soft-text' : 'text-text',
                  )}
                >
                  {option.label}
                </span>
                {text && <span className="block text-sm text-text-3">{text}</span>}
              </span>
              {variant !== 'tiles' && Icon && (
                <Icon
                  aria-hidden
                  size={20}
                  className={joinClasses(
                    'mt-0.5 shrink-0',
                    // Next to the label, so that the text below has the whole width.
                    variant === 'strip' && 'absolute end-3.5 top-3',
                    isSelected ? 'text-action-soft-text' : 'text-text-3',
                  )}
                />
              )}
              {variant === 'strip' && option.media}
            </label>
          );
        })}
      </div>
    </Field>
  );
}
