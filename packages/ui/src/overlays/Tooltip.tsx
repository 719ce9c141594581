import '#rac-fa.ts';
import type { ContextType, ReactElement, RefObject } from 'react';
import { Focusable } from 'react-aria-components/Focusable';
import {
  Tooltip as AriaTooltip,
  TooltipTrigger,
  TooltipTriggerStateContext,
  type TooltipProps as AriaTooltipProps,
} from 'react-aria-components/Tooltip';

export interface TooltipProps {
  /** Text only. */
  text: string;
  /** One element that takes focus: a button, a link. */
  children: ReactElement<React.DOMAttributes<Element>, string>;
  placement?: AriaTooltipProps['placement'] | undefined;
}

const tipClass = 'max-w-[260px] animate-rise rounded-sm bg-text px-2.5 py-1 text-xs text-surface';

/** The delay before the tooltip appears under the pointer or focus, and before it disappears after them. */
export const TIP_DELAY_MS = 500;
export const TIP_CLOSE_MS = 200;

const open: NonNullable<ContextType<typeof TooltipTriggerStateContext>> = {
  isOpen: true,
  shouldSkipAnimation: true,
  open: () => undefined,
  close: () => undefined,
};

/** Only the bubble, next to an element that the caller watches: one bubble for a row of icons. */
export function TooltipBubble({
  text,
  triggerRef,
  placement = 'end',
}: Pick<TooltipProps, 'text' | 'placement'> & { triggerRef: RefObject<Element | null> }) {
  return (
    <TooltipTriggerStateContext.Provider value={open}>
      <AriaTooltip triggerRef={triggerRef} placement={placement} offset={6} className={tipClass}>
        {text}
      </AriaTooltip>
    </TooltipTriggerStateContext.Provider>
  );
}

/** @public */
export function Tooltip({ text, children, placement = 'top' }: TooltipProps) {
  return (
    <TooltipTrigger delay={TIP_DELAY_MS} closeDelay={TIP_CLOSE_MS}>
      <Focusable>{children}</Focusable>
      <AriaTooltip placement={placement} offset={6} className={tipClass}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
