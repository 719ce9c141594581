import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { openCopy, removeWorld, seedWorld, type World } from './world.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the shared server, without a slash at the end. No journey moves its clock. */
    base: string;
    /** The stopped sample world; a journey may copy it for its own server. */
    world: World;
    /** Address at which the browser of the run takes connections. */
    browserEndpoint: string;
  }
}

const usualBrowsers = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const browserFlags = [
  'no-sandbox',
  'disable-gpu',
  'disable-quic',
  'no-first-run',
  'disable-background-networking',
  'disable-component-update',
  'disable-sync',
  'host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

/** Makes the sample world once, starts the built server on a copy of it, and a browser. All are stopped after the run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const executablePath = process.env['CHROME_PATH'] ?? usualBrowsers.find((path) => existsSync(path));
  if (!executablePath) throw new Error('no browser: name one in CHROME_PATH');
  const begun: (() => Promise<void>)[] = [];
  const endAll = async () => {
    for (const end of begun.toReversed()) await end();
  };
  try {
    const world = await seedWorld();
    begun.push(() => removeWorld(world));
    const server = await openCopy(world);
    begun.push(() => server.stop());
    const browser = await chromium.launchServer({ executablePath, args: browserFlags.map((flag) => `--${flag}`) });
    begun.push(() => browser.close());
    project.provide('base', server.base);
    project.provide('world', world);
    project.provide('browserEndpoint', browser.wsEndpoint());
    return endAll;
  } catch (error) {
    await endAll();
    throw error;
  }
}
