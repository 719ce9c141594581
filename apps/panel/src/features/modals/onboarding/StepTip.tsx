import { useMedia, WIDE } from '@jarchi/ui/media.ts';
import { TooltipBubble } from '@jarchi/ui/overlays/Tooltip.tsx';
import { useEffect, useRef, useState, type ReactNode } from 'react';

/** The delay from a step to its tip. */
const TIP_DELAY_MS = 500;

/** A field with a tip next to it, from lg on, if there is a text. */
export function StepTip({ text, children }: { text: string | undefined; children: ReactNode }) {
  const field = useRef<HTMLDivElement>(null);
  const isWide = useMedia(WIDE);
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (text === undefined || !isWide) {
      setDue(false);
      return undefined;
    }
    const timer = setTimeout(() => setDue(true), TIP_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text, isWide]);
  return (
    <div ref={field} className="animate-rise">
      {children}
      {isDue && text !== undefined && <TooltipBubble text={text} triggerRef={field} placement="end" />}
    </div>
  );
}
