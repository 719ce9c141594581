import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { getLaunchOptions } from './browser.ts';
import { openNotes } from './inspections.ts';
import { makeQuiet } from './quiet-world.ts';
import { openCopy, removeWorld, seedWorld, type World } from './world.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the server that journeys share answers, without a slash at the end. Nobody moves its clock. */
    base: string;
    /** The file with the lines of its log. */
    log: string;
    /** The sample world at rest, of which a journey may have a copy and a server of its own. */
    world: World;
    /** The same after most of its campaigns were ended. */
    quietWorld: World;
    /** Where the one browser of the run takes connections. */
    browserEndpoint: string;
    /** That of Chrome 109; empty where it cannot run. */
    oldChromeEndpoint: string;
  }
}

/** Makes the sample world once, starts the built server on a copy of it, and a browser. All end with the run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const launch = getLaunchOptions();
  const begun: (() => Promise<void>)[] = [];
  const endAll = async () => {
    for (const end of begun.toReversed()) await end();
  };
  try {
    const world = await seedWorld();
    begun.push(() => removeWorld(world));
    const openShared = async () => {
      const server = await openCopy(world);
      begun.push(() => server.stop().then(() => undefined));
      return server;
    };
    const openQuiet = async () => {
      const made = await makeQuiet(world);
      begun.push(() => removeWorld(made));
      return made;
    };
    // Both end before anything is removed.
    const [shared, quiet] = await Promise.allSettled([openShared(), openQuiet()]);
    if (shared.status === 'rejected') throw shared.reason;
    if (quiet.status === 'rejected') throw quiet.reason;
    const { base, log } = shared.value;
    const browser = await chromium.launchServer(launch);
    begun.push(() => browser.close());
    project.provide('base', base);
    project.provide('log', log);
    project.provide('world', world);
    project.provide('quietWorld', quiet.value);
    project.provide('browserEndpoint', browser.wsEndpoint());
    const oldPath = process.env['OLD_CHROME_PATH'];
    const oldChrome = oldPath === undefined ? undefined : await chromium.launchServer(getLaunchOptions(oldPath));
    if (oldChrome) begun.push(() => oldChrome.close());
    project.provide('oldChromeEndpoint', oldChrome?.wsEndpoint() ?? '');
    const closeNotes = openNotes(project);
    return async () => {
      await endAll();
      closeNotes();
    };
  } catch (error) {
    await endAll();
    throw error;
  }
}
