import { useEffect, useEffectEvent } from 'react';

export interface ReviewKeys {
  readonly j: () => void;
  readonly k: () => void;
  readonly a: () => void;
  readonly r: () => void;
}

/** Of the inputs, a choice takes no letters. */
const TYPED = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable], [role="dialog"]';

/** By the key's position, so that a Persian keyboard works like a Latin one. */
const KEYS: Readonly<Record<string, keyof ReviewKeys>> = { KeyJ: 'j', KeyK: 'k', KeyA: 'a', KeyR: 'r' };

function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest(TYPED) !== null;
}

/** J opens the next content, K the previous; A approves, R rejects. Ignored while a person types. */
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
