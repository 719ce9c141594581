import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { getLaunchOptions } from '../browser.ts';
import { openCopy, removeWorld, seedWorld } from '../world.ts';
import { comparePictures } from './compare-pictures.ts';
import { takePictures } from './take-pictures.ts';

/**
 * `npm run pictures -- <dist of before> [<dist of after>]`: both builds serve copies of one sample world with their clocks and the
 * browsers' at one instant; pictures of every route are compared pixel by pixel. Exit code 1 when one differs.
 */
const [beforeDist, afterDist = join(import.meta.dirname, '../../dist')] = process.argv.slice(2);
if (!beforeDist) throw new Error('name the folder of the build to compare with: npm run pictures -- ../before/dist');

const shots = join(import.meta.dirname, '../.shots/compare');
rmSync(shots, { recursive: true, force: true });
const folders = { before: join(shots, 'before'), after: join(shots, 'after'), marked: join(shots, 'marked') };
for (const folder of Object.values(folders)) mkdirSync(folder, { recursive: true });

const world = await seedWorld({ dist: resolve(beforeDist) });
const browser = await chromium.launch(getLaunchOptions());
const now = Date.now();
const clock = pathToFileURL(join(import.meta.dirname, 'fixed-time.mjs')).href;
const env = { NODE_OPTIONS: `--import ${clock}`, FIXED_TIME: String(now) };

async function shoot(dist: string, folder: string): Promise<string[]> {
  const { base, stop } = await openCopy(world, { dist: resolve(dist), env });
  try {
    return await takePictures({ browser, base, now, folder });
  } finally {
    await stop();
  }
}

try {
  const [before, after] = await Promise.all([shoot(beforeDist, folders.before), shoot(afterDist, folders.after)]);
  for (const failure of before) console.log(`before ${failure}`);
  for (const failure of after) console.log(`after  ${failure}`);
  const differences = await comparePictures(folders.before, folders.after, folders.marked);
  for (const { name, pixels, box, why } of differences) console.log(`${name}: ${why ?? `${pixels} px within ${box?.join(', ')}`}`);
  console.log(`${differences.length} pictures differ; ${shots}`);
  process.exitCode = differences.length + before.length + after.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  await removeWorld(world);
}
