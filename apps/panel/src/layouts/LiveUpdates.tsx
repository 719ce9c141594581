import { useEffect } from 'react';
import { startLive } from '#data/live/live.ts';

/** Keeps the pages of a signed-in person up to date from now on. */
export function LiveUpdates() {
  useEffect(startLive, []);
  return null;
}
