import type { ReactNode } from 'react';
import { joinClasses } from '#classes.ts';
import { WindowFrame } from './OverlayFrame.tsx';
import { OverlayHead } from './OverlayHead.tsx';

export interface SheetProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
  /** From lg on a drawer at this edge; a centred window if undefined. */
  side?: 'start' | 'end' | undefined;
  /** Width of the drawer in px. */
  drawerWidth?: number | undefined;
  /** The page behind a drawer is not dimmed. */
  isBackdropClear?: boolean | undefined;
}

const sides = {
  start: 'wide:justify-start wide:items-stretch wide:p-0',
  end: 'wide:justify-end wide:items-stretch wide:p-0',
};

/** On phones it comes from the bottom, with its buttons in a docked foot; at most 88vh. */
export function Sheet({ isOpen, onOpenChange, title, footer, children, side, drawerWidth = 420, isBackdropClear = false }: SheetProps) {
  return (
    <WindowFrame
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      hasHandle
      backdropClass={joinClasses(side && sides[side], isBackdropClear && 'wide:bg-transparent')}
      className={joinClasses(side && 'max-lg:w-full! wide:max-h-none wide:max-w-none wide:rounded-none')}
      style={side && { inlineSize: `min(100%, ${drawerWidth}px)` }}
    >
      <OverlayHead variant="sheet" title={title} onClose={() => onOpenChange(false)} />
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-4">{children}</div>
      {footer && <div className="flex gap-2 border-t px-5 pt-3 pb-[max(12px,env(safe-area-inset-bottom))] [&>*]:flex-1">{footer}</div>}
    </WindowFrame>
  );
}
