import { useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

type Scroller = Element | Window;
interface Place {
  readonly scroller: Scroller;
  /** Where the rows begin inside what scrolls. */
  readonly startPx: number;
}

function findScroller(box: Element): Scroller {
  for (let at = box.parentElement; at; at = at.parentElement) if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  return window;
}

function placeOf(box: Element): Place {
  const scroller = findScroller(box);
  const top = box.getBoundingClientRect().top;
  return scroller instanceof Element
    ? { scroller, startPx: top - scroller.getBoundingClientRect().top + scroller.scrollTop }
    : { scroller, startPx: top + scroller.scrollY };
}

/** Rows of one height; the page, not the list, is what scrolls: from lg an element, below it the window. */
export function useVirtualRows({
  count,
  rowPx,
  onShow,
}: {
  count: number;
  rowPx: number;
  onShow?: ((from: number, to: number) => void) | undefined;
}) {
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place>();
  useLayoutEffect(() => {
    const measure = () => {
      if (!box.current) return;
      const next = placeOf(box.current);
      setPlace((now) => (now && now.scroller === next.scroller && Math.abs(now.startPx - next.startPx) < 1 ? now : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    if (box.current?.parentElement?.parentElement) observer.observe(box.current.parentElement.parentElement);
    return () => observer.disconnect();
  }, []);
  const element = place?.scroller instanceof Element ? place.scroller : null;
  const isWindow = place !== undefined && element === null;
  const options = { count, estimateSize: () => rowPx, overscan: 8, scrollMargin: place?.startPx ?? 0 };
  const inElement = useVirtualizer<Element, Element>({ ...options, enabled: element !== null, getScrollElement: () => element });
  const inWindow = useWindowVirtualizer<Element>({ ...options, enabled: isWindow });
  const rows = isWindow ? inWindow : inElement;
  const items = rows.getVirtualItems();
  const first = items[0]?.index ?? 0;
  const last = items.at(-1)?.index ?? 0;
  const show = useEffectEvent((from: number, to: number) => onShow?.(from, to));
  useEffect(() => show(first, last), [first, last]);
  return {
    box,
    heightPx: count * rowPx,
    items: items.map(({ index, start }) => ({ index, offsetPx: start - (place?.startPx ?? 0) })),
  };
}
