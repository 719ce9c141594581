import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';

/**
 * The router reloads by itself, without limit, on "Failed to fetch dynamically imported module".
 * Under another message the reload of chunk-reload.ts, at most once a minute, is the only one.
 */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
}

const never = new Promise<never>(() => {});

/** A page in its own chunk, by the name of its component. */
export function page<K extends string>(load: () => Promise<{ readonly [P in K]: ComponentType }>, name: K): RouteComponent {
  const loadOrExplain = async () => {
    const module = await load().catch((error: unknown) => {
      throw new ChunkError('chunk failed to load', { cause: error });
    });
    // Undefined if the reload handled the event: the page is being left.
    return (module as typeof module | undefined) ?? never;
  };
  return lazyRouteComponent(loadOrExplain, name);
}
