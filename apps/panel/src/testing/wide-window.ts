import { vi } from 'vitest';

/** A window that is wide enough for each layout, until the globals are unstubbed. */
export function openWideWindow(): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: !query.includes('max-width'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}
