import type { ReactNode } from 'react';
import { WindowFrame } from './OverlayFrame.tsx';
import { OverlayHead } from './OverlayHead.tsx';

export interface DialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The question. */
  title: ReactNode;
  text?: ReactNode;
  /** Buttons, the answer first, with the verb of the title. */
  footer?: ReactNode;
  children?: ReactNode;
  /** Next to the title: an IconTile. */
  media?: ReactNode;
  width?: 520 | 560 | 600 | 720 | undefined;
  /** The cross, Esc and the backdrop do not close it: it must be answered. */
  isBlocking?: boolean | undefined;
  /** The cross closes it, the backdrop does not. */
  isBackdropInert?: boolean | undefined;
  role?: 'dialog' | 'alertdialog' | undefined;
}

/** A window from sm on, a sheet on phones. It keeps the focus inside and returns it on closing. */
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
    <WindowFrame
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isBlocking={isBlocking}
      isBackdropInert={isBackdropInert}
      role={role}
      width={width}
    >
      <OverlayHead variant="window" title={title} media={media} onClose={isBlocking ? undefined : () => onOpenChange(false)} />
      <div className="min-h-0 flex-1 overflow-y-auto px-5 pt-1 pb-5 sm:px-6">
        {text && <div className="text-md text-text-2">{text}</div>}
        {children && <div className={text ? 'mt-4' : 'mt-2'}>{children}</div>}
      </div>
      {footer && (
        <div className="flex flex-wrap gap-2 px-5 pb-5 max-sm:border-t max-sm:pt-4 max-sm:[&>*]:flex-1 sm:justify-end sm:px-6 sm:pb-6">
          {footer}
        </div>
      )}
    </WindowFrame>
  );
}
