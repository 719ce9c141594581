import './rac-fa.ts';
import type { ReactElement } from 'react';
import { Focusable } from 'react-aria-components/Focusable';
import { Tooltip as AriaTooltip, TooltipTrigger, type TooltipProps as AriaTooltipProps } from 'react-aria-components/Tooltip';

export interface TooltipProps {
  /** Text only. */
  text: string;
  /** One element that takes focus: a button, a link. */
  children: ReactElement<React.DOMAttributes<Element>, string>;
  placement?: AriaTooltipProps['placement'] | undefined;
}

/** @public */
export function Tooltip({ text, children, placement = 'top' }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={200}>
      <Focusable>{children}</Focusable>
      <AriaTooltip
        placement={placement}
        offset={6}
        className="max-w-[260px] animate-rise rounded-sm bg-text px-2.5 py-1 text-xs text-surface"
      >
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
