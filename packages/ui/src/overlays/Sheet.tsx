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

export interface SheetProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
  /** From lg on a drawer at this edge; a centred window when left out. */
  side?: 'start' | 'end' | undefined;
  /** Width of the drawer in px. */
  drawerWidth?: number | undefined;
  /** The page behind a drawer stays in full view. */
  isGroundClear?: boolean | undefined;
}

const places = {
  start: 'wide:justify-start wide:items-stretch wide:p-0',
  end: 'wide:justify-end wide:items-stretch wide:p-0',
};

/** From the bottom on phones with its buttons in a docked foot; 88vh at most. */
export function Sheet({ isOpen, onOpenChange, title, footer, children, side, drawerWidth = 420, isGroundClear = false }: SheetProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable
      className={joinClasses(
        overlayClass,
        'items-end sm:items-center sm:p-6',
        side && places[side],
        isGroundClear && 'wide:bg-transparent',
      )}
    >
      <Modal
        style={side && { inlineSize: `min(100%, ${drawerWidth}px)` }}
        className={joinClasses(
          'flex max-h-[88dvh] w-full max-w-[520px] animate-sheet rounded-t-xl bg-surface shadow-modal outline-none sm:animate-rise sm:rounded-xl',
          side && 'wide:max-h-none wide:max-w-none wide:rounded-none',
          side && 'max-lg:w-full!',
        )}
      >
        <AriaDialog className="flex min-h-0 w-full flex-col outline-none">
          <span aria-hidden className={joinClasses('mx-auto mt-2 h-1 w-9 shrink-0 rounded-full bg-line-strong sm:hidden')} />
          <div className="flex items-center gap-3 border-b px-5 py-3">
            <Heading slot="title" className="min-w-0 flex-1 truncate text-lg font-bold text-text">
              {title}
            </Heading>
            <IconButton icon={X} label={uiFa.close} size="sm" onClick={() => onOpenChange(false)} className="-me-1.5" />
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-4">{children}</div>
          {footer && <div className="flex gap-2 border-t px-5 pt-3 pb-[max(12px,env(safe-area-inset-bottom))] [&>*]:flex-1">{footer}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
