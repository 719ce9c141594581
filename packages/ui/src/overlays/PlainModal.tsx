import type { ReactNode } from 'react';
import { joinClasses } from '#classes.ts';
import { WindowFrame } from './OverlayFrame.tsx';
import { OverlayCross, OverlayTitle } from './OverlayHead.tsx';

export interface PlainModalProps {
  isOpen?: boolean | undefined;
  onClose: () => void;
  /** Head, body and foot in a column; a ModalTitle in them names the window. */
  children: ReactNode;
  /** In px. */
  width?: 440 | 520 | 560 | 620 | undefined;
  /** Neither Esc nor the backdrop closes it. */
  isBlocking?: boolean | undefined;
  /** Esc closes it, the backdrop does not. */
  isBackdropInert?: boolean | undefined;
  /** The id of the text that is read after the title on opening. */
  describedBy?: string | undefined;
}

/** The plain frame of a modal, whose owner lays out its parts: a window from sm on, a sheet on phones. */
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
    <WindowFrame
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      isBlocking={isBlocking}
      isBackdropInert={isBackdropInert}
      describedBy={describedBy}
      width={width}
      className="overflow-clip"
    >
      {children}
    </WindowFrame>
  );
}

/** Names the window. */
export function ModalTitle({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <OverlayTitle className={joinClasses('text-text', className)}>{children}</OverlayTitle>;
}

export function ModalCross({ onClose, className }: { onClose: () => void; className?: string | undefined }) {
  return <OverlayCross onClose={onClose} size="sm" iconSize={20} className={className} />;
}

/** The part that scrolls; the foot below it stays. */
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
