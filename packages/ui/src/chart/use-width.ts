import { useCallback, useState, type RefCallback } from 'react';

/** The width of a box in px, 0 before it is measured. A box that is removed and drawn again is measured again. */
export function useWidth<E extends HTMLElement>(): [RefCallback<E>, number] {
  const [width, setWidth] = useState(0);
  const box = useCallback((element: E | null) => {
    if (element === null) return undefined;
    setWidth(Math.round(element.getBoundingClientRect().width));
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.round(entry.contentRect.width));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [box, width];
}
