import { TIP_CLOSE_MS, TIP_DELAY_MS, TooltipBubble } from '@jarchi/ui/overlays/Tooltip.tsx';
import { useEffect, useState, type RefObject } from 'react';

interface Tip {
  readonly triggerRef: RefObject<Element>;
  readonly text: string;
}

function findTip(event: Event): Tip | undefined {
  const target = event.target instanceof Element ? event.target.closest('[data-rail-tip]') : null;
  if (!target || (event.type === 'focusin' && !target.matches(':focus-visible'))) return undefined;
  return { triggerRef: { current: target }, text: target.getAttribute('data-rail-tip') ?? '' };
}

/** Names icons without text: one tooltip for all elements with data-rail-tip inside `rail`. */
export function RailTip({ rail }: { rail: RefObject<HTMLElement | null> }) {
  const [tip, setTip] = useState<Tip>();
  useEffect(() => {
    const box = rail.current;
    if (!box) return;
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (next: Tip | undefined, delayMs: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => setTip(next), delayMs);
    };
    const enter = (event: Event) => {
      const next = findTip(event);
      show(next, next ? TIP_DELAY_MS : TIP_CLOSE_MS);
    };
    const leave = () => show(undefined, TIP_CLOSE_MS);
    const close = () => show(undefined, 0);
    // The pointer may already be on an icon when this is loaded.
    const hovered = box.querySelector('[data-rail-tip]:hover');
    if (hovered) show({ triggerRef: { current: hovered }, text: hovered.getAttribute('data-rail-tip') ?? '' }, TIP_DELAY_MS);
    const options = { signal: leaving.signal };
    box.addEventListener('pointerover', enter, options);
    box.addEventListener('pointerleave', leave, options);
    box.addEventListener('focusin', enter, options);
    box.addEventListener('focusout', leave, options);
    box.addEventListener('click', close, options);
    document.addEventListener('keydown', (event) => event.key === 'Escape' && close(), options);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [rail]);
  return tip && <TooltipBubble key={tip.text} {...tip} />;
}
