import type { ReactNode } from 'react';
import { WindowFrame } from './OverlayFrame.tsx';
import { OverlayHead } from './OverlayHead.tsx';

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
    <WindowFrame
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isBlocking={isBlocking}
      isBackdropInert={isBackdropInert}
      role={role}
      width={width}
    >
      <OverlayHead look="window" title={title} media={media} onClose={isBlocking ? undefined : () => onOpenChange(false)} />
      <div className="min-h-0 flex-1 overflow-y-auto px-5 pt-1 pb-5 sm:px-6">
        {text && <div className="text-md text-text-2">{text}</div>}
        {children && <div className={text ? 'mt-4' : 'mt-2'}>{children}</div>}
      </div>
      {footer && (
        <div className="flex gap-2 px-5 pb-5 max-sm:border-t max-sm:pt-4 max-sm:[&>*]:flex-1 sm:justify-end sm:px-6 sm:pb-6">{footer}</div>
      )}
    </WindowFrame>
  );
}
