import { useLayoutEffect } from 'react';

/** The titles that pages set, the innermost last. */
const named: { readonly title: string }[] = [];
const listeners = new Set<() => void>();

function change(apply: () => void): void {
  apply();
  for (const listener of listeners) listener();
}

/** Sets a title that replaces the route's while the page is shown. */
export function usePageTitle(title: string): void {
  useLayoutEffect(() => {
    const entry = { title };
    change(() => named.push(entry));
    return () => change(() => named.splice(named.indexOf(entry), 1));
  }, [title]);
}

export const findPageTitle = (): string | undefined => named.at(-1)?.title;

export function subscribeToPageTitle(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
