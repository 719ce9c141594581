import { LoaderCircle, type LucideIcon } from 'lucide-react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { joinClasses } from '#classes.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'soft' | 'ghost' | 'danger' | 'dangerLine';
export type ButtonSize = 'sm' | 'md' | 'lg';

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-action text-text-on-brand hover:bg-action-hover active:bg-action-press shadow-xs',
  secondary: 'border border-line-strong bg-surface text-text hover:bg-surface-hover active:bg-surface-press',
  soft: 'bg-action-soft text-action-soft-text hover:bg-action-soft-hover',
  ghost: 'text-text-2 hover:bg-surface-hover hover:text-text active:bg-surface-press',
  danger: 'bg-danger-solid text-text-on-brand hover:brightness-92 active:brightness-85 shadow-xs',
  dangerLine: 'border border-danger-line bg-surface text-danger-text hover:bg-danger-soft',
};

const disabled: Record<ButtonVariant, string> = {
  primary: 'bg-surface-press text-text-disabled',
  secondary: 'border border-line bg-surface text-text-disabled',
  soft: 'bg-surface-press text-text-disabled',
  ghost: 'text-text-disabled',
  danger: 'bg-surface-press text-text-disabled',
  dangerLine: 'border border-line bg-surface text-text-disabled',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'h-(--h-sm) px-3 text-sm gap-1.5',
  md: 'h-(--h-md) px-3.5 text-md gap-2',
  lg: 'h-12 px-6 text-md gap-2.5',
};

export interface ButtonStyle {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  isDisabled?: boolean | undefined;
  isFullWidth?: boolean | undefined;
}

/** The classes of a button, for a router link that must look like one. */
export function buttonClass({ variant = 'primary', size = 'md', isDisabled = false, isFullWidth = false }: ButtonStyle = {}): string {
  return joinClasses(
    'inline-flex shrink-0 items-center justify-center rounded-md font-semibold whitespace-nowrap select-none',
    'transition-tones',
    sizes[size],
    isDisabled ? disabled[variant] : variants[variant],
    isFullWidth && 'w-full',
  );
}

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'>, ButtonStyle {
  icon?: LucideIcon | undefined;
  iconEnd?: LucideIcon | undefined;
  isLoading?: boolean | undefined;
  loadingLabel?: string | undefined;
  /** Below lg only the icon is drawn, in a frame where it stands beside framed ones; screen readers still read the label. */
  isIconOnPhones?: boolean | 'framed' | undefined;
  /** The button keeps focus and gives the reason why it cannot be pressed. */
  isDisabledWithReason?: string | undefined;
}

/** The label is a verb. While loading, the button keeps its width and takes no click. */
export function Button(props: ButtonProps) {
  const {
    variant,
    size = 'md',
    icon: Icon,
    iconEnd: IconEnd,
    isLoading = false,
    loadingLabel,
    isDisabled = false,
    isDisabledWithReason,
    isFullWidth,
    isIconOnPhones = false,
    className,
    children,
    onClick,
    type = 'button',
    ...rest
  } = props;
  const isOff = isDisabled || isDisabledWithReason !== undefined;
  const isBlocked = isLoading || isDisabledWithReason !== undefined;
  const iconSize = size === 'sm' ? 16 : 18;
  const block = (event: MouseEvent<HTMLButtonElement>) => event.preventDefault();
  const face: ReactNode = (
    <>
      {Icon && <Icon aria-hidden size={iconSize} className="shrink-0" />}
      <span className={isIconOnPhones === false ? 'contents' : 'max-lg:sr-only'}>{children}</span>
      {IconEnd && <IconEnd aria-hidden size={iconSize} className="shrink-0" />}
    </>
  );
  return (
    <button
      {...rest}
      type={type}
      disabled={isDisabled}
      aria-busy={isLoading || undefined}
      aria-disabled={isBlocked || undefined}
      aria-description={isDisabledWithReason}
      data-tip={isDisabledWithReason}
      onClick={isBlocked ? block : onClick}
      className={joinClasses(
        buttonClass({ variant, size, isFullWidth, isDisabled: isOff }),
        isIconOnPhones !== false && 'max-lg:w-11 max-lg:px-0',
        isIconOnPhones !== false && (isOff ? 'max-lg:text-text-disabled' : 'max-lg:text-text-2'),
        isIconOnPhones === true && 'max-lg:border-0 max-lg:bg-transparent',
        className,
      )}
    >
      {!isLoading && loadingLabel === undefined ? (
        face
      ) : (
        <span className="grid [&>*]:col-start-1 [&>*]:row-start-1">
          <span
            aria-hidden={isLoading || undefined}
            className={joinClasses('inline-flex items-center justify-center gap-2', isLoading && 'invisible')}
          >
            {face}
          </span>
          <span
            aria-hidden={!isLoading || undefined}
            className={joinClasses('inline-flex items-center justify-center gap-2', !isLoading && 'invisible')}
          >
            {isLoading && <LoaderCircle aria-hidden size={iconSize} className="shrink-0 animate-turn" />}
            {loadingLabel === undefined ? (
              isLoading && <span className="sr-only">{children}</span>
            ) : (
              <span className="contents">{loadingLabel}</span>
            )}
          </span>
        </span>
      )}
    </button>
  );
}
