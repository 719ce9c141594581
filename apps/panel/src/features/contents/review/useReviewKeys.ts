import { useEffect, useEffectEvent } from 'react';

export interface ReviewKeys {
  readonly j: () => void;
  readonly k: () => void;
  readonly a: () => void;
  readonly r: () => void;
}

/** By the key's place, so that a Persian keyboard works as a Latin one. */
const KEYS: Readonly<Record<string, keyof ReviewKeys>> = { KeyJ: 'j', KeyK: 'k', KeyA: 'a', KeyR: 'r' };

function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role="dialog"]') !== null;
}

/** J and K go on and back, A approves, R rejects; not while somebody types. */
export function useReviewKeys(keys: ReviewKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = KEYS[event.code];
    if (key === undefined || event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event)) return;
    event.preventDefault();
    keys[key]();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
