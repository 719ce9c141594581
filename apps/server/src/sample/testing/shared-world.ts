import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type DirectoryLock, lockDirectory } from '#infra/store/directory-lock.ts';
import { type KeptWorld, readKeptWorld } from '../kept/kept-world.ts';
import { liveSampleWorld } from './live-sample-world.ts';

/** At the same instant the world is the same in every run, at any hour of any day. */
const LIVED_AT = '2026-11-24T08:30:00Z';

/** The sample world that server tests share: lived by the first who asks, unless an earlier run of the same sources did. */
export async function findSharedWorld(): Promise<KeptWorld> {
  const path = process.env['JARCHI_SAMPLE_KEPT'];
  if (!path) throw new Error('JARCHI_SAMPLE_KEPT names no file: vitest.config.ts sets it');
  return (await readKeptWorld(path)) ?? (await alone(dirname(path), async () => (await readKeptWorld(path)) ?? (await liveAndKeep(path))));
}

async function liveAndKeep(path: string): Promise<KeptWorld> {
  const lived = await liveSampleWorld(LIVED_AT);
  try {
    return await lived.keep(path);
  } finally {
    await lived.close();
  }
}

async function alone<T>(directory: string, work: () => Promise<T>): Promise<T> {
  const lock = await waitForLock(directory);
  try {
    return await work();
  } finally {
    lock.release();
  }
}

async function waitForLock(directory: string): Promise<DirectoryLock> {
  for (;;) {
    try {
      return lockDirectory(directory);
    } catch {
      await setTimeout(100);
    }
  }
}
