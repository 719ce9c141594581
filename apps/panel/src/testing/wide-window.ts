import { vi } from 'vitest';

/** A window as wide as any layout asks for, until the globals are unstubbed. */
export function openWideWindow(): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: !query.includes('max-width'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}
