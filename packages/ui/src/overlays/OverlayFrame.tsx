import '#rac-fa.ts';
import type { CSSProperties, ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover';
import { joinClasses } from '#classes.ts';
import { overlayClass, popClass } from './overlay-classes.ts';

export interface WindowFrameProps {
  /** Omitted, like onOpenChange, inside a DialogTrigger, which has the state. */
  isOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  children: ReactNode;
  /** Neither Esc nor the backdrop closes it. */
  isBlocking?: boolean | undefined;
  /** Esc closes it, the backdrop does not. */
  isBackdropInert?: boolean | undefined;
  role?: 'dialog' | 'alertdialog' | undefined;
  /** The name of a window without a title. */
  label?: string | undefined;
  describedBy?: string | undefined;
  /** In px; 520 unless set. */
  width?: number | undefined;
  /** The short bar at the top of a sheet. */
  hasHandle?: boolean | undefined;
  backdropClass?: string | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

/**
 * The frame of each window and sheet: backdrop, layer, scroll lock, inert page, focus that is kept
 * inside and returned, Escape. A sheet from the bottom on phones, a window from sm on.
 */
export function WindowFrame(props: WindowFrameProps) {
  const { isOpen, onOpenChange, children, isBlocking = false, isBackdropInert = false, hasHandle = false, width, style } = props;
  const state = isOpen === undefined ? {} : { isOpen, ...(onOpenChange && { onOpenChange }) };
  return (
    <ModalOverlay
      {...state}
      isDismissable={!isBlocking && !isBackdropInert}
      isKeyboardDismissDisabled={isBlocking}
      className={joinClasses(overlayClass, 'items-end sm:items-center sm:p-6', props.backdropClass)}
    >
      <Modal
        style={{ ...(width !== undefined && { maxWidth: width }), ...style }}
        className={joinClasses(
          'flex max-h-[88dvh] w-full animate-sheet rounded-t-xl bg-surface shadow-modal outline-none sm:animate-rise sm:rounded-xl',
          width === undefined && 'max-w-[520px]',
          props.className,
        )}
      >
        <AriaDialog
          role={props.role}
          aria-label={props.label}
          aria-describedby={props.describedBy}
          className="flex min-h-0 w-full flex-col outline-none"
        >
          {hasHandle && <span aria-hidden className="mx-auto mt-2 h-1 w-9 shrink-0 rounded-full bg-line-strong sm:hidden" />}
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

export interface FloatFrameProps extends Omit<AriaPopoverProps, 'children' | 'className' | 'offset'> {
  /** Names the dialog inside; omitted for a menu. */
  label?: string | undefined;
  children: ReactNode;
  className?: string | undefined;
  bodyClass?: string | undefined;
}

/** The frame of a layer next to its button: position, focus and Escape. */
export function FloatFrame({ label, children, className, bodyClass, placement = 'bottom start', ...rest }: FloatFrameProps) {
  return (
    <AriaPopover {...rest} placement={placement} offset={6} className={joinClasses(popClass, className)}>
      {label === undefined ? (
        children
      ) : (
        <AriaDialog aria-label={label} className={joinClasses('outline-none', bodyClass)}>
          {children}
        </AriaDialog>
      )}
    </AriaPopover>
  );
}
