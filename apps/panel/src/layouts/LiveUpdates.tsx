import { useEffect } from 'react';
import { keepFigures } from '#data/device/keep-figures.ts';
import { startLive } from '#data/live.ts';

/** Keeps the pages of a signed-in person up to date from now on, and their figures for the next visit. */
export function LiveUpdates() {
  useEffect(startLive, []);
  useEffect(keepFigures, []);
  return null;
}
