import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { orderRows } from './order-rows.ts';

type Scroller = Element | Window;
interface Viewport {
  readonly scroller: Scroller;
  /** The offset of the rows inside the scrolling element. */
  readonly startPx: number;
  readonly screenPx: number;
  /** Of the text, beside its usual size. */
  readonly scale: number;
}

export interface VirtualRow {
  readonly index: number;
  readonly offsetPx: number;
  /** The element of the row; that of a row which left the screen is reused. */
  readonly slot: number;
}

/** Extra rows beyond each edge of the screen, because browsers paint a scroll before its event. */
const OVERSCAN = 8;
const RESTS_AFTER_MS = 150;

const USUAL_TEXT_PX = 16;
const readScale = () => (parseFloat(getComputedStyle(document.documentElement).fontSize) || USUAL_TEXT_PX) / USUAL_TEXT_PX;

const getTop = (scroller: Scroller) => (scroller instanceof Element ? scroller.scrollTop : scroller.scrollY);

function findScroller(box: Element): Scroller {
  for (let at = box.parentElement; at; at = at.parentElement) if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  return window;
}

function getViewport(box: Element): Viewport {
  const scroller = findScroller(box);
  const isElement = scroller instanceof Element;
  const top = box.getBoundingClientRect().top - (isElement ? scroller.getBoundingClientRect().top : 0);
  return {
    scroller,
    startPx: top + getTop(scroller),
    screenPx: isElement ? scroller.clientHeight : scroller.innerHeight,
    scale: readScale(),
  };
}

const isSameViewport = (a: Viewport, b: Viewport) =>
  a.scroller === b.scroller && a.scale === b.scale && Math.abs(a.startPx - b.startPx) < 1 && Math.abs(a.screenPx - b.screenPx) < 1;

/** The observer measures when the browser has laid the page out; a measurement in an effect would make it do so once more. */
function useViewport(box: RefObject<HTMLElement | null>): Viewport | undefined {
  const [viewport, setViewport] = useState<Viewport>();
  useEffect(() => {
    const measure = () => {
      if (!box.current) return;
      const next = getViewport(box.current);
      setViewport((now) => (now && isSameViewport(now, next) ? now : next));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    if (box.current?.parentElement?.parentElement) observer.observe(box.current.parentElement.parentElement);
    return () => observer.disconnect();
  }, [box]);
  return viewport;
}

/** Rows of one height, which grows with the text: `rowRem`. The page scrolls, not the list: from lg on an element, below lg the window. */
export function useVirtualRows({
  count,
  rowRem,
  onShow,
}: {
  count: number;
  rowRem: number;
  onShow?: ((from: number, to: number) => void) | undefined;
}) {
  const box = useRef<HTMLDivElement>(null);
  const viewport = useViewport(box);
  const [firstScale] = useState(readScale);
  const rowPx = rowRem * USUAL_TEXT_PX * (viewport?.scale ?? firstScale);
  const [first, setFirst] = useState(0);
  const onScreen = Math.ceil((viewport?.screenPx ?? window.innerHeight) / rowPx) + 1;
  const slots = onScreen + 2 * OVERSCAN;
  const from = Math.max(0, Math.min(first, count - onScreen) - OVERSCAN);
  // The first paint needs no row beyond the screen.
  const to = Math.min(count, from + (viewport ? slots : onScreen));

  useLayoutEffect(() => {
    if (!viewport) return;
    const { scroller, startPx } = viewport;
    const read = () => Math.max(0, Math.floor((getTop(scroller) - startPx) / rowPx));
    let last = read();
    setFirst(last);
    const follow = () => {
      const next = read();
      if (next === last) return;
      last = next;
      leaveRowsOutside(box.current, next - OVERSCAN, next + onScreen + OVERSCAN);
      // Renders in the same frame as the scroll.
      flushSync(() => setFirst(next));
    };
    scroller.addEventListener('scroll', follow, { passive: true });
    return () => scroller.removeEventListener('scroll', follow);
  }, [viewport, rowPx, onScreen]);

  const show = useEffectEvent(() => onShow?.(from, Math.max(from, to - 1)));
  useEffect(() => {
    show();
    const rest = setTimeout(() => box.current && orderRows(box.current), RESTS_AFTER_MS);
    return () => clearTimeout(rest);
  }, [from, to]);
  return {
    box,
    heightPx: count * rowPx,
    items: Array.from({ length: to - from }, (_, at): VirtualRow => {
      const index = from + at;
      return { index, offsetPx: index * rowPx, slot: index % slots };
    }).toSorted((a, b) => a.slot - b.slot),
  };
}

/** Removes the focus from an element that will become another row. */
function leaveRowsOutside(box: HTMLElement | null, from: number, to: number): void {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || !box?.contains(focused)) return;
  const index = Number(focused.closest<HTMLElement>('[data-index]')?.dataset['index']);
  if (index < from || index >= to) focused.blur();
}
