import { useEffect, useRef, useState } from 'react';

/** The duration of the token --t-data. */
const MOVE_MS = 420;

/** Animates a figure to its new value; sets it at once where the user wants less motion. */
export function useMovingFigure(value: number): number {
  const [shown, setShown] = useState(value);
  const from = useRef(value);
  useEffect(() => {
    const start = from.current;
    if (start === value) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches || document.visibilityState === 'hidden') {
      from.current = value;
      setShown(value);
      return;
    }
    let frame = 0;
    let began: number | undefined;
    const step = (at: number) => {
      began ??= at;
      const share = Math.min(1, (at - began) / MOVE_MS);
      from.current = share === 1 ? value : Math.round(start + (value - start) * (1 - (1 - share) ** 3));
      setShown(from.current);
      if (share < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return shown;
}
