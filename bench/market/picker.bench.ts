import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { chromium, type APIRequestContext, type BrowserContext, type Page } from 'playwright-core';
import { createDatabase, findPostgres } from '../database.ts';
import { findFreePort, startProgram, stopProgram } from '../processes.ts';
import { median, type Measured } from '../report.ts';

const SIZES = [3_000, 100_000] as const;
const ROUNDS = 3;
/** A frame at 60 Hz, then the longest time from a key press to its paint. */
const FRAME_LIMIT_MS = 17;
const TYPING_LIMIT_MS = 50;
const WINDOW_LIMIT_MS = 1_000;
const SCROLL_FRAMES = 240;
/** Pixels a frame: a spinning wheel, a flick of 8 screens a second, and one of 12. */
const SCROLL_STEPS_PX = [60, 120, 180] as const;
/** Event Timing does not report shorter events. */
const SHORTEST_EVENT_MS = 16;

const dist = process.env['E2E_DIST'] ?? join(import.meta.dirname, '../../dist');
const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Measures the list of publishers in a browser against the limits of a frame and of a key press, with 3,000 and 100,000 publishers of one format. */
export async function benchPicker(): Promise<readonly Measured[]> {
  const server = await findPostgres();
  const executablePath = process.env['CHROME_PATH'] ?? browsers.find((path) => existsSync(path));
  if (!server || !executablePath) {
    console.log(
      `picker: ${server ? 'no browser (name one in CHROME_PATH)' : 'no PostgreSQL answers (set DATABASE_URL)'}, so nothing was measured`,
    );
    return [];
  }
  const database = await createDatabase(server, 'jarchi_bench_picker');
  const dataDir = mkdtempSync(join(tmpdir(), 'jarchi-bench-'));
  try {
    const port = await findFreePort();
    const base = `http://127.0.0.1:${port}`;
    const program = await startProgram(
      [join(dist, 'server/main.js')],
      { PORT: String(port), DATABASE_URL: database.url, JARCHI_DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
      `${base}/readyz`,
      { seconds: 180 },
    );
    try {
      const measured: Measured[] = [];
      for (const size of SIZES) {
        await fillPublishers(database.url, size);
        measured.push(...(await measureSize(base, executablePath, size)));
      }
      return measured;
    } finally {
      await stopProgram(program);
    }
  } finally {
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Adds publishers of Instagram stories to those of the sample world until there are `size` of them. */
async function fillPublishers(databaseUrl: string, size: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ plans: number; publishers: number }>(
    `select (select count(*)::int from media_plan where media_type = 'INSTAGRAM' and content_type = 'STORY') as plans,
       (select max(id)::int from publisher) as publishers`,
  );
  const first = (rows[0]?.publishers ?? 0) + 1;
  const last = first + size - (rows[0]?.plans ?? 0) - 1;
  await client.query(
    `insert into publisher (id, media_type, username, title, search_text, page_type, followers, score, is_reliable, is_recommended, will_provide_insight)
     select n, 'INSTAGRAM', 'bench.' || n, 'bench ' || n, 'bench ' || n, (array['personal', 'topic', 'news', 'business'])[1 + n % 4],
       10000 + (n * 7919::bigint) % 2000000, 2 + n % 8, n % 7 = 0, n % 5 = 0, n % 2 = 0 from generate_series($1::int, $2::int) n`,
    [first, last],
  );
  await client.query(
    `insert into publisher_category (publisher_id, category_id)
     select n, c from generate_series($1::int, $2::int) n, lateral (select distinct 1 + (n * k) % 20 from unnest(array[1, 7]) k) as x(c)`,
    [first, last],
  );
  await client.query(
    `insert into media_plan (publisher_id, media_type, content_type, price, publisher_price, availability_hours, reach, reach_low, reach_high)
     select n, 'INSTAGRAM', 'STORY', 20000 + (n * 104729::bigint) % 90000000, 10000, 24, 100 + (n * 31) % 900000, 90, 1000000
     from generate_series($1::int, $2::int) n`,
    [first, last],
  );
  await client.query('analyze publisher, publisher_category, media_plan');
  await client.end();
}

async function measureSize(base: string, executablePath: string, size: number): Promise<Measured[]> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const context = await browser.newContext({ baseURL: base, viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
    // tsx compiles functions to calls of its helper __name, which pages do not have.
    await context.addInitScript({ content: 'globalThis.__name = (value) => value' });
    const draft = await signIn(context.request);
    const page = await context.newPage();
    await page.goto(`/campaign/create-package?draft=${draft}`);
    await page.locator('[data-index] input').first().waitFor();
    const scrolls = SCROLL_STEPS_PX.map((stepPx) => ({ stepPx, p95Ms: [] as number[], cpuMs: [] as number[] }));
    const idle = await measureIdleFrames(context);
    const typing: number[] = [];
    const windows: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      windows.push(await jumpTo(page, (round + 0.9) / ROUNDS));
      for (const { stepPx, p95Ms, cpuMs } of scrolls) {
        const scroll = await measureScroll(page, stepPx);
        p95Ms.push(scroll.p95Ms);
        cpuMs.push(scroll.cpuMs);
      }
      await page.evaluate(() => document.querySelector('#content')?.scrollTo({ top: 0 }));
      typing.push(await measureTyping(page, `bench ${round}`));
    }
    const against = (name: string, limitMs: number, measuredMs: readonly number[], detail: string): Measured => ({
      name: `${name}, ${size.toLocaleString('en')} publishers`,
      peer: `the limit of ${limitMs} ms`,
      ratios: measuredMs.map((ms) => limitMs / ms),
      goal: 1,
      detail: `${detail} ${measuredMs.map((ms) => ms.toFixed(1)).join(', ')} ms`,
    });
    return [
      ...scrolls.map(({ stepPx, p95Ms, cpuMs }) =>
        against(
          `frames at ${stepPx} px each`,
          FRAME_LIMIT_MS,
          p95Ms,
          `an empty page ${idle.toFixed(1)} ms, the page's own work ${median(cpuMs).toFixed(1)} ms a frame, p95`,
        ),
      ),
      against('typing in the search', TYPING_LIMIT_MS, typing, 'slowest press until its paint'),
      against('rows far down', WINDOW_LIMIT_MS, windows, 'until they are drawn'),
    ];
  } finally {
    await browser.close();
  }
}

/** Frame times of an empty page: the best that this machine can do. */
async function measureIdleFrames(context: BrowserContext): Promise<number> {
  const page = await context.newPage();
  const p95Ms = await scrollSteadily(page, SCROLL_STEPS_PX[0]);
  await page.close();
  return p95Ms;
}

/** Signs in the sample advertiser, and returns the id of its unfinished draft of an Instagram story. */
async function signIn(request: APIRequestContext): Promise<number> {
  await request.post('/api/accounts/auth/login/password', { data: { username: '09120000001', password: 'jarchi-sample' } });
  const { token } = (await (await request.get('/api/accounts/token/access')).json()) as { token: string };
  const drafts = await request.get('/api/main/v1/campaigns/drafts/', { headers: { authorization: `Bearer ${token}` } });
  const [draft] = ((await drafts.json()) as { results: { id: number }[] }).results;
  if (!draft) throw new Error('the sample advertiser has no draft');
  return draft.id;
}

/** Jumps to a share of the list; returns the milliseconds until its rows are drawn, their request included. */
async function jumpTo(page: Page, share: number): Promise<number> {
  return page.evaluate(async (at) => {
    const scroller = document.querySelector('#content');
    if (!scroller) throw new Error('nothing scrolls');
    const start = performance.now();
    scroller.scrollTop = scroller.scrollHeight * at;
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let frame = 0; frame < 3; frame++) await nextFrame();
    while (!document.querySelector('[data-index] input')) await nextFrame();
    return performance.now() - start;
  }, share);
}

interface Scroll {
  readonly p95Ms: number;
  /** CPU time of the page's thread for each frame; other work on the machine does not change it. */
  readonly cpuMs: number;
}

async function measureScroll(page: Page, stepPx: number): Promise<Scroll> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const readCpuMs = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  const before = await readCpuMs();
  const p95Ms = await scrollSteadily(page, stepPx);
  const cpuMs = ((await readCpuMs()) - before) / SCROLL_FRAMES;
  await session.detach();
  return { p95Ms, cpuMs };
}

/** Scrolls the list, or a page without one; returns the 95th percentile of the milliseconds between frames. */
async function scrollSteadily(page: Page, pxAFrame: number): Promise<number> {
  return page.evaluate(
    ({ count, stepPx }) =>
      new Promise<number>((resolve) => {
        const scroller = document.querySelector('#content') ?? document.documentElement;
        // Away from the nearer end, so that the scroll does not reach it.
        const direction = scroller.scrollTop > scroller.scrollHeight / 2 ? -1 : 1;
        const times: number[] = [];
        let top = scroller.scrollTop;
        const step = (at: number) => {
          times.push(at);
          // Reading scrollTop back would force a layout, which a real scroll does not do.
          scroller.scrollTop = top += direction * stepPx;
          if (times.length <= count) return requestAnimationFrame(step);
          const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
          return resolve(gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length * 0.95)] ?? 0);
        };
        requestAnimationFrame(step);
      }),
    { count: SCROLL_FRAMES, stepPx: pxAFrame },
  );
}

/** Types a search; returns the milliseconds from its slowest key press to the next paint. */
async function measureTyping(page: Page, text: string): Promise<number> {
  await page.evaluate((shortestMs) => {
    const seen = window as unknown as { slowestMs: number };
    seen.slowestMs = shortestMs;
    const observer = new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) {
        if (name === 'keydown' || name === 'input' || name === 'keypress') seen.slowestMs = Math.max(seen.slowestMs, duration);
      }
    });
    observer.observe({ type: 'event', durationThreshold: shortestMs } as PerformanceObserverInit);
  }, SHORTEST_EVENT_MS);
  const box = page.getByRole('searchbox');
  await box.click();
  await box.pressSequentially(text, { delay: 150 });
  await page.waitForTimeout(500);
  const slowest = await page.evaluate(() => (window as unknown as { slowestMs: number }).slowestMs);
  await box.fill('');
  await page.waitForTimeout(600);
  return slowest;
}
