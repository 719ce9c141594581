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

export interface PlainModalProps {
  isOpen?: boolean | undefined;
  onClose: () => void;
  /** Head, body and foot, one under another; a ModalTitle among them names the window. */
  children: ReactNode;
  /** In px. */
  width?: 440 | 520 | 560 | 620 | undefined;
  /** Neither Esc nor the backdrop closes it. */
  isBlocking?: boolean | undefined;
  /** Esc closes it, the backdrop does not. */
  isBackdropInert?: boolean | undefined;
  /** Read after the title when it opens. */
  describedBy?: string | undefined;
}

/** The bare frame of a prompt, its parts laid out by its owner: a window from sm on, a sheet on phones. */
export function PlainModal({
  isOpen = true,
  onClose,
  children,
  width = 520,
  isBlocking = false,
  isBackdropInert = false,
  describedBy,
}: PlainModalProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      isDismissable={!isBlocking && !isBackdropInert}
      isKeyboardDismissDisabled={isBlocking}
      className={joinClasses(overlayClass, 'items-end sm:items-center sm:p-6')}
    >
      <Modal
        className="flex max-h-[88dvh] w-full animate-sheet overflow-clip rounded-t-xl bg-surface shadow-modal outline-none sm:animate-rise sm:rounded-xl"
        style={{ maxWidth: width }}
      >
        <AriaDialog aria-describedby={describedBy} className="flex min-h-0 w-full flex-col outline-none">
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/** Names the window. */
export function ModalTitle({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return (
    <Heading slot="title" className={joinClasses('font-bold text-text', className)}>
      {children}
    </Heading>
  );
}

export function ModalCross({ onClose, className }: { onClose: () => void; className?: string | undefined }) {
  return <IconButton icon={X} label={uiFa.close} size="sm" iconSize={20} onClick={onClose} className={className} />;
}

/** The part that scrolls; the foot under it stays. */
export function ModalBody({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <div className={joinClasses('min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 sm:px-7', className)}>{children}</div>;
}

export function ModalFoot({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return (
    <div
      className={joinClasses(
        'flex items-center gap-3 border-t bg-surface-sunken px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))] sm:px-7 sm:py-4',
        className,
      )}
    >
      {children}
    </div>
  );
}
