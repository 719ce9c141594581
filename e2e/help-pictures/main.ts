import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import sharp from 'sharp';
import { contextOptions, getLaunchOptions } from '../browser.ts';
import { settle, watchTraffic } from '../settle.ts';
import { readAllNews, signInByApi } from '../sign-in.ts';
import { openCopy, removeWorld, seedWorld } from '../world.ts';
import { SHOTS, type Shot } from './shots.ts';

/**
 * `npm run help:pictures [-- <address of a running server> [<name of a picture> …]]`: takes the pictures of the help centre from the built panel on the sample
 * world, and writes them to apps/panel/public/help. Without an address it seeds a world of its own.
 */
const folder = join(import.meta.dirname, '../../apps/panel/public/help');
/** As articles have them: HELP_PICTURE in apps/server/src/features/help/content/article.ts. */
const SIZE = { width: 1120, height: 700 };
const QUALITY = 72;

const [running, ...names] = process.argv.slice(2);

async function shoot(browser: Browser, base: string, { name, as, open }: Shot): Promise<void> {
  const context = await browser.newContext({ ...contextOptions(base, {}), viewport: SIZE });
  context.setDefaultTimeout(30_000);
  watchTraffic(context);
  await readAllNews(context);
  await signInByApi(context.request, as);
  const page = await context.newPage();
  await open(page);
  await settle(page);
  await page.evaluate(() =>
    Promise.all([...document.images].filter(({ complete }) => complete).map((image) => image.decode().catch(() => undefined))),
  );
  const file = join(folder, `${name}.webp`);
  const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  writeFileSync(file, await sharp(png).webp({ quality: QUALITY, effort: 6 }).toBuffer());
  console.log(`${name}: ${Math.round(statSync(file).size / 1000)} kB`);
  await context.close();
}

async function shootAll(base: string): Promise<void> {
  const browser = await chromium.launch(getLaunchOptions());
  try {
    mkdirSync(folder, { recursive: true });
    for (const shot of SHOTS.filter(({ name }) => names.length === 0 || names.includes(name))) {
      await shoot(browser, base, shot).catch((error: unknown) => {
        process.exitCode = 1;
        console.error(`${shot.name}: ${error instanceof Error ? error.message : String(error)}`);
      });
    }
  } finally {
    await browser.close();
  }
}

if (running) {
  await shootAll(running);
} else {
  const world = await seedWorld();
  const server = await openCopy(world);
  try {
    await shootAll(server.base);
  } finally {
    await server.stop();
    await removeWorld(world);
  }
}
