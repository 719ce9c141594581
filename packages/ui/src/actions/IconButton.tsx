import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { joinClasses } from '#classes.ts';

export type IconButtonVariant = 'secondary' | 'ghost' | 'soft' | 'primary';

const variants: Record<IconButtonVariant, string> = {
  secondary: 'border border-line-strong bg-surface text-text-2 hover:bg-surface-hover',
  ghost: 'text-text-2 hover:bg-surface-hover hover:text-text active:bg-surface-press',
  soft: 'bg-action-soft text-action-soft-text hover:bg-action-soft-hover',
  primary: 'bg-action text-text-on-brand hover:bg-action-hover',
};

const sizes = { sm: 'size-8', md: 'size-icon', lg: 'size-12' };

/** The classes of an icon button, for links and for triggers of menus. */
export function iconButtonClass({
  variant = 'ghost',
  size = 'md',
}: { variant?: IconButtonVariant | undefined; size?: keyof typeof sizes | undefined } = {}): string {
  return joinClasses(
    'touch-area inline-grid shrink-0 place-items-center rounded-md transition-tones',
    'disabled:text-text-disabled aria-disabled:text-text-disabled',
    sizes[size],
    variants[variant],
  );
}

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'disabled' | 'children' | 'aria-label'> {
  icon: LucideIcon;
  /** The icon's name for screen readers. */
  label: string;
  variant?: IconButtonVariant | undefined;
  size?: keyof typeof sizes | undefined;
  iconSize?: number | undefined;
  isDisabled?: boolean | undefined;
  isDisabledWithReason?: string | undefined;
}

export function IconButton({
  icon: Icon,
  label,
  variant,
  size,
  iconSize = 18,
  isDisabled,
  isDisabledWithReason,
  className,
  onClick,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={isDisabledWithReason === undefined ? label : undefined}
      disabled={isDisabled}
      aria-disabled={isDisabledWithReason !== undefined || undefined}
      aria-description={isDisabledWithReason}
      data-tip={isDisabledWithReason}
      onClick={isDisabledWithReason === undefined ? onClick : undefined}
      className={joinClasses(iconButtonClass({ variant, size }), className)}
    >
      <Icon aria-hidden size={iconSize} />
    </button>
  );
}
