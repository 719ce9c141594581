import { joinClasses } from '@jarchi/ui/classes.ts';
import { Switch } from '@jarchi/ui/fields/Switch.tsx';
import { formatSigned, formatToman } from '@jarchi/ui/format/format.ts';
import type { ReactNode } from 'react';
import type { Effect } from '#data/finance/rehearsal.ts';
import { rehearsalFa as fa } from './rehearsal.fa.ts';

export interface IfRowProps {
  label: string;
  text: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** What it does alone; undefined while it is not known. */
  effect: Effect | undefined;
  children?: ReactNode;
}

/** One supposition: its switch, and what it would do to the available money, or why it cannot be. */
export function IfRow({ label, text, isOn, onChange, effect, children }: IfRowProps) {
  const isRefused = effect !== undefined && effect.refused !== null;
  return (
    <li className="border-b border-line py-4 last:border-b-0">
      <div className="flex items-start justify-between gap-3">
        <Switch label={label} hint={text} isSelected={isOn} isDisabled={isRefused && !isOn} onChange={onChange} />
        {effect && !isRefused && (
          <bdi
            className={joinClasses(
              'shrink-0 text-md font-semibold',
              !isOn && 'text-text-3',
              isOn && effect.available > 0 && 'text-success-text',
            )}
          >
            {effect.available === 0 ? formatToman(0) : formatSigned(effect.available)}
          </bdi>
        )}
      </div>
      {isRefused && (
        <p role="status" className="mt-1 text-sm text-danger-text">
          {`${fa.refused[effect.refused ?? 'not_possible']} ${effect.shortfall === null ? '' : fa.short(formatToman(effect.shortfall))}`.trim()}
        </p>
      )}
      {isOn && children}
    </li>
  );
}
