import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext } from 'playwright-core';
import { findFreePort, startProgram, stopProgram } from '../processes.ts';
import { median, type Measured } from '../report.ts';
import { signInByPassword } from '../sign-in.ts';
import { serveEmptyPage } from './empty-page.ts';
import { LINES, measureSecondVisit, measureVisit, type Line, type SecondVisit, type Visit, type Visited } from './measure-visit.ts';
import { watchServer } from './watched-server.ts';

const ROUNDS = 3;
/**
 * How many times the paint of an empty page a page's paint may take. Without a slow line an empty page paints in less than 0.1 s,
 * and a page waits for two rounds of calls and its own code beside React: there the limits keep what was reached.
 */
const SIGN_IN_MOST: Most = { 'on a phone’s line': 1.8, unthrottled: 2.6 };
const PAGE_MOST: Most = { 'on a phone’s line': 2.6, unthrottled: 5 };
/** It shows three answers that depend on the draft. */
const PACKAGE_MOST: Most = { 'on a phone’s line': 2.6, unthrottled: 5.5 };

const dist = process.env['E2E_DIST'] ?? join(import.meta.dirname, '../../dist');
const browsers = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * A page that begins from the device waits for no network, but its own code is read and run beside React: without a slow line, where an
 * empty page has nothing to wait for either, the limit keeps what was reached.
 */
const SECOND_MOST: Most = { 'on a phone’s line': 1, unthrottled: 4 };
const FROM_DEVICE = ['home', 'list'];

type Most = Readonly<Record<Line['name'], number>>;

interface BenchedPage extends Visited {
  readonly name: string;
  readonly most: Most;
}

/** Pages with an empty cache, and two of them once more from the device, on a phone's line and unthrottled, against an empty React page in the same run. */
export async function benchPaint(): Promise<readonly Measured[]> {
  const executablePath = process.env['CHROME_PATH'] ?? browsers.find((path) => existsSync(path));
  if (!executablePath) {
    console.log('paint: no browser (name one in CHROME_PATH), so nothing was measured');
    return [];
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'jarchi-bench-'));
  const port = await findFreePort();
  const base = `http://127.0.0.1:${port}`;
  const env = { PORT: String(port), JARCHI_DATA_DIR: dataDir, LOG_LEVEL: 'warn', NODE_ENV: 'production', JARCHI_MODE: 'trial' };
  const program = await startProgram([join(dist, 'server/main.js')], { ...env, JARCHI_PUBLIC_URL: base }, `${base}/readyz`, {
    seconds: 180,
  });
  const empty = await serveEmptyPage(join(dist, 'panel'));
  const watched = await watchServer(base);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const pages = await listPages(base);
    const measured: Measured[] = [];
    for (const line of LINES) measured.push(...(await benchLine(browser, line, { pages, base, watched, emptyUrl: `${empty.base}/` })));
    return measured;
  } finally {
    await browser.close();
    await empty.stop();
    await watched.stop();
    await stopProgram(program);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function listPages(base: string): Promise<readonly BenchedPage[]> {
  const { token } = await signInByPassword(base, '09120000001');
  const ask = async (path: string) => {
    const response = await fetch(base + path, { headers: { authorization: `Bearer ${token}` } });
    return ((await response.json()) as { results: { id: number }[] }).results[0]?.id;
  };
  const campaign = await ask('/api/main/v1/campaigns/?limit=1&filter=state,PUBLISHING');
  const draft = await ask('/api/main/v1/campaigns/drafts/');
  const signIn = async ({ request }: BrowserContext) => {
    await request.post(`${base}/api/accounts/auth/login/password`, { data: { username: '09120000001', password: 'jarchi-sample' } });
  };
  const bell = { target: 'header button[aria-haspopup=dialog]', answer: 'header button[aria-expanded=true]' };
  const tab = { target: '[role=tab][data-tab=running]', answer: '[role=tab][data-tab=running][aria-selected=true]' };
  const table = { target: 'main button[aria-pressed=false]', answer: 'main button[aria-pressed=true]' };
  // A row of the table, or a card on a phone.
  const row = {
    target: 'main [data-index="0"] :is(button[aria-pressed=false], input[type=checkbox]:not(:checked))',
    answer: 'main [data-index="0"] :is(button[aria-pressed=true], input:checked)',
  };
  return [
    {
      name: 'sign-in',
      url: `${base}/auth/login`,
      most: SIGN_IN_MOST,
      press: { target: 'button[type=submit]', answer: 'input[aria-invalid=true]' },
    },
    { name: 'home', url: `${base}/`, most: PAGE_MOST, signIn, press: bell },
    { name: 'list', url: `${base}/campaigns`, most: PAGE_MOST, signIn, press: tab },
    { name: 'report', url: `${base}/campaigns/${campaign}`, most: PAGE_MOST, signIn, press: table },
    { name: 'package', url: `${base}/campaign/create-package?draft=${draft}`, most: PACKAGE_MOST, signIn, press: row },
  ];
}

interface Benched {
  readonly pages: readonly BenchedPage[];
  readonly base: string;
  readonly watched: { readonly base: string; readonly arrivals: readonly number[] };
  readonly emptyUrl: string;
}

async function benchLine(browser: Browser, line: Line, { pages, base, watched, emptyUrl }: Benched): Promise<Measured[]> {
  const emptyPage = { url: emptyUrl, press: { target: 'button', answer: 'button[aria-expanded=true]' } };
  const empties: Visit[] = [];
  const visits = new Map<string, Visit[]>(pages.map(({ name }) => [name, []]));
  const seconds = new Map<string, SecondVisit[]>(FROM_DEVICE.map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round++) {
    empties.push(await measureVisit(browser, line, emptyPage));
    for (const page of pages) visits.get(page.name)?.push(await measureVisit(browser, line, page));
    for (const page of pages.filter(({ name }) => FROM_DEVICE.includes(name))) {
      const url = page.url.replace(base, watched.base);
      seconds.get(page.name)?.push(await measureSecondVisit(browser, line, { ...page, url }, watched.arrivals));
    }
  }
  const emptyPaint = median(empties.map(({ paintMs }) => paintMs));
  const emptyPress = median(empties.map(({ pressMs }) => pressMs));
  const again = [...seconds].map(([name, all]): Measured => {
    const times = all.map(({ paintMs }) => paintMs);
    const early = Math.max(...all.map(({ earlyRequests }) => earlyRequests));
    return {
      name: `${name} painted from the device ${line.name}`,
      peer: 'the first visit of an empty React page',
      // A request before the paint is a failure, whatever the time.
      ratios: times.map((ms) => (early > 0 ? 0 : emptyPaint / ms)),
      goal: 1 / SECOND_MOST[line.name],
      detail: `${(median(times) / emptyPaint).toFixed(2)} times ${emptyPaint.toFixed(0)} ms, of ${SECOND_MOST[line.name]}; ${times.map((ms) => ms.toFixed(0)).join(', ')} ms; ${early} requests before`,
    };
  });
  const firstVisits = pages.flatMap(({ name, most }) => {
    const all = visits.get(name) ?? [];
    const [first] = all;
    const against = (what: string, times: readonly number[], emptyMs: number, detail: string): Measured => ({
      name: `${name} ${what} ${line.name}`,
      peer: 'an empty React page',
      ratios: times.map((ms) => emptyMs / ms),
      goal: 1 / most[line.name],
      detail: `${(median(times) / emptyMs).toFixed(2)} times ${emptyMs.toFixed(0)} ms, of ${most[line.name]}; ${times.map((ms) => ms.toFixed(0)).join(', ')} ms${detail}`,
    });
    return [
      against(
        'painted',
        all.map(({ paintMs }) => paintMs),
        emptyPaint,
        `; ${first?.scripts} scripts, ${first?.calls.length} calls`,
      ),
      against(
        'answers',
        all.map(({ pressMs }) => pressMs),
        emptyPress,
        '',
      ),
    ];
  });
  return [...firstVisits, ...again];
}
