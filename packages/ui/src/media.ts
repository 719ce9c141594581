import { useSyncExternalStore } from 'react';

/** From lg on: tables, popovers, rails. */
export const WIDE = '(min-width: 62rem)';

/** Whether a media query matches; updated with the window. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
    () => true,
  );
}
