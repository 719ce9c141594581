import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { joinClasses } from '#classes.ts';
import { uiFa } from '#ui.fa.ts';

const tones = {
  neutral: 'bg-surface-press text-text-2',
  action: 'bg-action-soft text-action-soft-text font-medium',
  success: 'bg-success-soft text-success-text',
  warning: 'bg-warning-soft text-warning-text',
  danger: 'bg-danger-soft text-danger-text',
};

export interface TagProps {
  children: ReactNode;
  tone?: keyof typeof tones | undefined;
  onRemove?: (() => void) | undefined;
  /** Names the remove button when the children are not plain text. */
  name?: string | undefined;
  className?: string | undefined;
}

export function Tag({ children, tone = 'neutral', onRemove, name, className }: TagProps) {
  return (
    <span
      className={joinClasses(
        'inline-flex h-6 max-w-full min-w-0 items-center gap-1 rounded-sm px-2 text-xs whitespace-nowrap',
        tones[tone],
        className,
      )}
    >
      <span className="truncate">{children}</span>
      {onRemove && (
        <button
          type="button"
          aria-label={uiFa.remove(name ?? (typeof children === 'string' ? children : ''))}
          onClick={onRemove}
          className="touch-area -me-1 grid size-5 shrink-0 place-items-center rounded-xs hover:bg-surface-hover"
        >
          <X aria-hidden size={13} />
        </button>
      )}
    </span>
  );
}
