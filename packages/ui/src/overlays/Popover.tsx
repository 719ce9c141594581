import '#rac-fa.ts';
import { X } from 'lucide-react';
import { useState, type ReactNode, type RefObject } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Dialog as AriaDialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover';
import { joinClasses } from '#classes.ts';
import { IconButton } from '#actions/IconButton.tsx';
import { useMedia, WIDE } from '#media.ts';
import { overlayClass, popClass } from './overlay-classes.ts';
import { uiFa } from '#ui.fa.ts';

type Children = ReactNode | ((close: () => void) => ReactNode);

interface LayerLook {
  /** Name of the layer; the title of the sheet on phones. */
  label: string;
  children: Children;
  placement?: AriaPopoverProps['placement'] | undefined;
  className?: string | undefined;
  /** Stays a popover on phones. */
  isNeverSheet?: boolean | undefined;
  /** The content brings the title, so that the sheet draws none. */
  hasOwnTitle?: boolean | undefined;
}

export interface PopoverProps extends LayerLook {
  /** What stands in the button that opens it. */
  trigger: ReactNode;
  triggerClass: string;
  /** Needed when the trigger has no text. */
  triggerLabel?: string | undefined;
  isOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/** For a button that is there before this module is: the layer alone, beside it. */
export interface PopoverLayerProps extends LayerLook {
  triggerRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

function SheetTitle({ label, close, isHidden }: { label: string; close: () => void; isHidden: boolean }) {
  if (isHidden) {
    return (
      <button
        type="button"
        onClick={close}
        className="sr-only focus:not-sr-only focus:absolute focus:end-4 focus:top-4 focus:rounded-md focus:bg-surface focus:px-2"
      >
        {uiFa.close}
      </button>
    );
  }
  return (
    <div className="flex items-center gap-3 px-5 py-2">
      <Heading slot="title" className="min-w-0 flex-1 text-lg font-bold">
        {label}
      </Heading>
      <IconButton icon={X} label={uiFa.close} size="sm" onClick={close} className="-me-1.5" />
    </div>
  );
}

interface LayerProps extends LayerLook {
  close: () => void;
  /** Left out inside a DialogTrigger, which knows. */
  control?: Omit<PopoverLayerProps, keyof LayerLook>;
}

function Layer({ label, children, placement = 'bottom start', className, isNeverSheet, hasOwnTitle = false, close, control }: LayerProps) {
  const isWide = useMedia(WIDE);
  const body = typeof children === 'function' ? children(close) : children;
  if (isWide || isNeverSheet) {
    return (
      <AriaPopover {...control} placement={placement} offset={6} className={joinClasses(popClass, 'overflow-y-auto', className)}>
        <AriaDialog aria-label={label} className="outline-none">
          {body}
        </AriaDialog>
      </AriaPopover>
    );
  }
  const state = control && { isOpen: control.isOpen, onOpenChange: control.onOpenChange };
  return (
    <ModalOverlay {...state} isDismissable className={joinClasses(overlayClass, 'items-end sm:items-center sm:p-6')}>
      <Modal className="flex max-h-[88dvh] w-full max-w-[520px] animate-sheet rounded-t-xl bg-surface shadow-modal outline-none sm:rounded-xl">
        <AriaDialog aria-label={hasOwnTitle ? label : undefined} className="flex min-h-0 w-full flex-col outline-none">
          <span aria-hidden className="mx-auto mt-2 h-1 w-9 shrink-0 rounded-full bg-line-strong sm:hidden" />
          <SheetTitle label={label} close={close} isHidden={hasOwnTitle} />
          <div className="min-h-0 flex-1 overflow-y-auto pb-[max(12px,env(safe-area-inset-bottom))]">{body}</div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/** A popover on desktops, a bottom sheet below lg. */
export function Popover({ trigger, triggerClass, triggerLabel, isOpen: givenOpen, onOpenChange, ...look }: PopoverProps) {
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
      <Layer {...look} close={() => setOpen(false)} />
    </DialogTrigger>
  );
}

/** The same beside any button: loaded when it is first asked for, it leaves the button and its focus as they are. */
export function PopoverLayer({ triggerRef, isOpen, onOpenChange, ...look }: PopoverLayerProps) {
  return <Layer {...look} close={() => onOpenChange(false)} control={{ triggerRef, isOpen, onOpenChange }} />;
}
