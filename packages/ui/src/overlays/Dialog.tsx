import '#rac-fa.ts';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { joinClasses } from '#classes.ts';
import { IconButton } from '#actions/IconButton.tsx';
import { overlayClass } from './overlay-classes.ts';
import { uiFa } from '#ui.fa.ts';

export interface DialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The question. */
  title: ReactNode;
  text?: ReactNode;
  /** Buttons, the answer first; the verb of the title is repeated. */
  footer?: ReactNode;
  children?: ReactNode;
  /** Beside the title: an IconTile. */
  media?: ReactNode;
  width?: 520 | 560 | 720 | undefined;
  /** No cross, no Esc, no backdrop: it must be answered. */
  isBlocking?: boolean | undefined;
  /** With the cross, but the backdrop does not close it. */
  isBackdropInert?: boolean | undefined;
  role?: 'dialog' | 'alertdialog' | undefined;
}

/** A window from sm on, a sheet on phones. Focus is kept inside and given back. */
export function Dialog({
  isOpen,
  onOpenChange,
  title,
  text,
  footer,
  children,
  media,
  width = 520,
  isBlocking = false,
  isBackdropInert = false,
  role = 'dialog',
}: DialogProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={!isBlocking && !isBackdropInert}
      isKeyboardDismissDisabled={isBlocking}
      className={joinClasses(overlayClass, 'items-end sm:items-center sm:p-6')}
    >
      <Modal
        className="flex max-h-[88dvh] w-full animate-sheet rounded-t-xl bg-surface shadow-modal outline-none sm:animate-rise sm:rounded-xl"
        style={{ maxWidth: width }}
      >
        <AriaDialog role={role} className="flex min-h-0 w-full flex-col outline-none">
          <div className="flex items-start gap-3 px-5 pt-5 sm:px-6">
            {media}
            <Heading slot="title" className="min-w-0 flex-1 text-lg font-bold text-text">
              {title}
            </Heading>
            {!isBlocking && (
              <IconButton
                icon={X}
                label={uiFa.close}
                onClick={() => onOpenChange(false)}
                className="-mt-1 -me-2 max-lg:-mt-2 max-lg:-me-3"
              />
            )}
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto px-5 pt-1 pb-5 sm:px-6">
            {text && <div className="text-md text-text-2">{text}</div>}
            {children && <div className={text ? 'mt-4' : 'mt-2'}>{children}</div>}
          </div>
          {footer && (
            <div className="flex gap-2 px-5 pb-5 max-sm:border-t max-sm:pt-4 max-sm:[&>*]:flex-1 sm:justify-end sm:px-6 sm:pb-6">
              {footer}
            </div>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
