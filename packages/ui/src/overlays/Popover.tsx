import { useState, type ReactNode, type RefObject } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { DialogTrigger } from 'react-aria-components/Dialog';
import type { PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover';
import { joinClasses } from '#classes.ts';
import { useMedia, WIDE } from '#media.ts';
import { FloatFrame, WindowFrame } from './OverlayFrame.tsx';
import { OverlayHead } from './OverlayHead.tsx';
import { uiFa } from '#ui.fa.ts';

type Children = ReactNode | ((close: () => void) => ReactNode);

interface LayerStyle {
  /** Name of the layer; the title of the sheet on phones. */
  label: string;
  children: Children;
  placement?: AriaPopoverProps['placement'] | undefined;
  className?: string | undefined;
  /** Stays a popover on phones. */
  isNeverSheet?: boolean | undefined;
  /** The content has its own title, so the sheet draws none. */
  hasOwnTitle?: boolean | undefined;
}

export interface PopoverProps extends LayerStyle {
  /** The content of the button that opens it. */
  trigger: ReactNode;
  triggerClass: string;
  /** Needed when the trigger has no text. */
  triggerLabel?: string | undefined;
  isOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/** Only the layer, next to a button that exists before this module is loaded. */
export interface PopoverLayerProps extends LayerStyle {
  triggerRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The close button of a sheet without a drawn title; visible only with focus. */
function HiddenClose({ onClose }: { onClose: () => void }) {
  return (
    <button
      type="button"
      onClick={onClose}
      className="sr-only focus:not-sr-only focus:absolute focus:end-4 focus:top-4 focus:rounded-md focus:bg-surface focus:px-2"
    >
      {uiFa.close}
    </button>
  );
}

interface LayerProps extends LayerStyle {
  close: () => void;
  /** Omitted inside a DialogTrigger, which has the state. */
  control?: Omit<PopoverLayerProps, keyof LayerStyle>;
}

function Layer({ label, children, placement, className, isNeverSheet, hasOwnTitle = false, close, control }: LayerProps) {
  const isWide = useMedia(WIDE);
  const body = typeof children === 'function' ? children(close) : children;
  if (isWide || isNeverSheet) {
    return (
      <FloatFrame {...control} label={label} placement={placement} className={joinClasses('overflow-y-auto', className)}>
        {body}
      </FloatFrame>
    );
  }
  return (
    <WindowFrame isOpen={control?.isOpen} onOpenChange={control?.onOpenChange} hasHandle label={hasOwnTitle ? label : undefined}>
      {hasOwnTitle ? <HiddenClose onClose={close} /> : <OverlayHead variant="float" title={label} onClose={close} />}
      <div className="min-h-0 flex-1 overflow-y-auto pb-[max(12px,env(safe-area-inset-bottom))]">{body}</div>
    </WindowFrame>
  );
}

/** A popover on desktops, a bottom sheet below lg. */
export function Popover({ trigger, triggerClass, triggerLabel, isOpen: givenOpen, onOpenChange, ...rest }: PopoverProps) {
  const [ownOpen, setOwnOpen] = useState(false);
  const isOpen = givenOpen ?? ownOpen;
  const setOpen = (next: boolean) => {
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <AriaButton aria-label={triggerLabel} className={triggerClass}>
        {trigger}
      </AriaButton>
      <Layer {...rest} close={() => setOpen(false)} />
    </DialogTrigger>
  );
}

/** The same next to any button. It is loaded on the first use, and does not change the button or its focus. */
export function PopoverLayer({ triggerRef, isOpen, onOpenChange, ...rest }: PopoverLayerProps) {
  return <Layer {...rest} close={() => onOpenChange(false)} control={{ triggerRef, isOpen, onOpenChange }} />;
}
