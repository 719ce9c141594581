import './rac-fa.ts';
import { X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Dialog as AriaDialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover';
import { joinClasses } from './classes.ts';
import { IconButton } from './IconButton.tsx';
import { useMedia, WIDE } from './media.ts';
import { overlayClass, popClass } from './overlay-classes.ts';
import { uiFa } from './ui.fa.ts';

export interface PopoverProps {
  /** What stands in the button that opens it. */
  trigger: ReactNode;
  triggerClass: string;
  /** Needed when the trigger has no text. */
  triggerLabel?: string | undefined;
  /** Name of the layer; the title of the sheet on phones. */
  label: string;
  children: ReactNode | ((close: () => void) => ReactNode);
  placement?: AriaPopoverProps['placement'] | undefined;
  className?: string | undefined;
  /** Stays a popover on phones. */
  isNeverSheet?: boolean | undefined;
  isOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/** A popover on desktops, a bottom sheet below lg. */
export function Popover({
  trigger,
  triggerClass,
  triggerLabel,
  label,
  children,
  placement = 'bottom start',
  className,
  isNeverSheet = false,
  isOpen: givenOpen,
  onOpenChange,
}: PopoverProps) {
  const [ownOpen, setOwnOpen] = useState(false);
  const isWide = useMedia(WIDE);
  const isOpen = givenOpen ?? ownOpen;
  const setOpen = (next: boolean) => {
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  const close = () => setOpen(false);
  const body = typeof children === 'function' ? children(close) : children;
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <AriaButton aria-label={triggerLabel} className={triggerClass}>
        {trigger}
      </AriaButton>
      {isWide || isNeverSheet ? (
        <AriaPopover placement={placement} offset={6} className={joinClasses(popClass, 'overflow-y-auto', className)}>
          <AriaDialog aria-label={label} className="outline-none">
            {body}
          </AriaDialog>
        </AriaPopover>
      ) : (
        <ModalOverlay isDismissable className={joinClasses(overlayClass, 'items-end sm:items-center sm:p-6')}>
          <Modal className="flex max-h-[88dvh] w-full max-w-[520px] animate-sheet rounded-t-xl bg-surface shadow-modal outline-none sm:rounded-xl">
            <AriaDialog className="flex min-h-0 w-full flex-col outline-none">
              <span aria-hidden className="mx-auto mt-2 h-1 w-9 shrink-0 rounded-full bg-line-strong sm:hidden" />
              <div className="flex items-center gap-3 px-5 py-2">
                <Heading slot="title" className="min-w-0 flex-1 text-lg font-bold">
                  {label}
                </Heading>
                <IconButton icon={X} label={uiFa.close} size="sm" onClick={close} className="-me-1.5" />
              </div>
              <div className="min-h-0 flex-1 overflow-y-auto pb-[max(12px,env(safe-area-inset-bottom))]">{body}</div>
            </AriaDialog>
          </Modal>
        </ModalOverlay>
      )}
    </DialogTrigger>
  );
}
