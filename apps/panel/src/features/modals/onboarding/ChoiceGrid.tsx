import { joinClasses } from '@jarchi/ui/classes.ts';
import { Field } from '@jarchi/ui/fields/Field.tsx';
import { useId } from 'react';

export interface ChoiceGridProps {
  label: string;
  choices: readonly string[];
  /** Index of the chosen item, or -1. */
  chosen: number;
  onChoose: (index: number) => void;
}

/** Choices of equal rank, two in a row. */
export function ChoiceGrid({ label, choices, chosen, onChoose }: ChoiceGridProps) {
  const id = useId();
  return (
    <Field isGroup label={label}>
      <div className="grid grid-cols-2 gap-2">
        {choices.map((choice, index) => (
          <label
            key={choice}
            className={joinClasses(
              'relative flex min-h-11 cursor-pointer items-center justify-center rounded-md px-2 py-2 text-center text-md font-medium transition-colors duration-(--t-fast)',
              'ring-within [--ring-offset:2px]',
              index === chosen
                ? 'border-2 border-chart-1 bg-action-soft text-action-soft-text'
                : 'border border-line-strong bg-surface p-px text-text hover:bg-surface-hover',
            )}
          >
            <input
              type="radio"
              name={id}
              checked={index === chosen}
              onChange={() => onChoose(index)}
              className="absolute inset-0 cursor-[inherit] appearance-none opacity-0"
            />
            {choice}
          </label>
        ))}
      </div>
    </Field>
  );
}
