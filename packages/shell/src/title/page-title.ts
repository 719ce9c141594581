import { useLayoutEffect } from 'react';

/** What pages call themselves, the innermost last. */
const named: { readonly title: string }[] = [];
const listeners = new Set<() => void>();

function change(apply: () => void): void {
  apply();
  for (const listener of listeners) listener();
}

/** The page calls itself so, instead of what its route is called, as long as it is shown. */
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
