import { vi } from 'vitest';

function openWindow(matches: (query: string) => boolean): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: matches(query),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

/** A window that is wide enough for each layout, until the globals are unstubbed. */
export function openWideWindow(): void {
  openWindow((query) => !query.includes('max-width'));
}

/** A window below each breakpoint, until the globals are unstubbed. */
export function openNarrowWindow(): void {
  openWindow((query) => !query.includes('min-width'));
}
