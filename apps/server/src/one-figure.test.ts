import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallAnswer } from '@jarchi/contract/types.ts';
import { HOUR_MS } from '@jarchi/domain/calendar/durations.ts';
import { addDays } from '@jarchi/domain/calendar/jalali.ts';
import { readSheet } from './testing/campaigns/read-sheet.ts';
import { openSampleWorld, signInToSampleAccounts, type SampleAccount } from './testing/open-sample-world.ts';
import type { TestApp } from './testing/test-app.ts';

type Campaign = CallAnswer<'campaigns', 'getCampaign'>;
type List = CallAnswer<'campaigns', 'listCampaigns'>;
type Row = List['results'][number];
type Move = CallAnswer<'finance', 'listLedger'>['results'][number];

let app: TestApp;
let accounts: SampleAccount[];
beforeAll(async () => {
  app = await openSampleWorld();
  accounts = await signInToSampleAccounts(app);
}, 300_000);
afterAll(() => app.close());

const METRICS = ['reach', 'views', 'clicks'] as const;
const figuresOf = ({ figures, unit_cost }: Pick<Row, 'figures' | 'unit_cost'>) => ({ ...figures, unit_cost });
type Figures = ReturnType<typeof figuresOf>;
/** A report's cost is null for links that hide it. */
type SharedFigures = { readonly [K in keyof Figures]: Figures[K] | null };
const pick = ({ reach, views, clicks, cost, unit_cost }: SharedFigures): SharedFigures => ({ reach, views, clicks, cost, unit_cost });
const sumOf = (rows: readonly (Omit<Figures, 'cost' | 'unit_cost'> & Pick<SharedFigures, 'cost'>)[]) =>
  Object.fromEntries(([...METRICS, 'cost'] as const).map((key) => [key, rows.reduce((sum, row) => sum + (row[key] ?? 0), 0)]));
const numbers = (cells: readonly (string | undefined)[]) => cells.map((cell) => (cell === '' || cell === undefined ? null : Number(cell)));

async function readPages<T>(read: (offset: number) => Promise<{ count: number; results: readonly T[] }>): Promise<T[]> {
  const all: T[] = [];
  for (;;) {
    const { count, results } = await read(all.length);
    all.push(...results);
    if (all.length >= count || results.length === 0) return all;
  }
}

/** What waits to go back to the account's own bank. */
async function readHeldForMoneyBack({ client }: SampleAccount): Promise<number> {
  const { results } = await client.moneyRequests.listDeductionRequests({ query: { limit: 1_000_000 } });
  const waiting = results.filter(({ kind, state }) => kind === 'money_back' && ['waiting', 'waiting_second'].includes(state));
  return waiting.reduce((sum, { amount }) => sum + amount, 0);
}

/** The whole list, or the whole archive. */
async function readList({ client }: SampleAccount, is_deleted: boolean): Promise<{ rows: Row[]; totals: List['totals'] }> {
  const { totals } = await client.campaigns.listCampaigns({ query: { is_deleted } });
  const rows = await readPages((offset) => client.campaigns.listCampaigns({ query: { is_deleted, limit: 100, offset } }));
  return { rows, totals };
}

/** A list agrees with its totals row and its Excel file. */
async function compareList({ client }: SampleAccount, { rows, totals }: Awaited<ReturnType<typeof readList>>, is_deleted: boolean) {
  const { cost, reach } = sumOf(rows.map(({ figures }) => figures));
  expect(totals).toMatchObject({ cost, reach, price: rows.reduce((sum, row) => sum + row.price, 0) });
  const { cells } = await readSheet((await client.campaigns.exportCampaigns({ query: { is_deleted } })).blob);
  for (const row of rows) {
    const line = cells.find((one) => one[1] === String(row.id)) ?? [];
    const { figures } = row;
    expect(numbers(line.slice(9, 13)), row.title).toEqual([figures.cost, figures.reach, figures.views, figures.clicks]);
    expect(numbers([line[14], line[16]]), row.title).toEqual([row.goal.target, row.unit_cost]);
  }
  expect(numbers(cells.at(-1)?.slice(8, 11) ?? [])).toEqual([totals.price, totals.cost, totals.reach]);
}

async function compareHome({ client }: SampleAccount, rows: readonly Row[]) {
  const home = await client.home.getHome();
  for (const row of [...home.running.results, ...home.waiting.results, ...home.all.results])
    expect(row).toEqual(rows.find(({ id }) => id === row.id));
  expect(home.all.count).toBe(rows.length);
  expect(home.pending.count).toBe((await client.contents.listContents()).counts.pending);
}

/** The dashboard over all days, its parts and its Excel file. */
async function compareDashboard({ client }: SampleAccount, rows: readonly Row[]) {
  const { today } = await client.reports.getOverview();
  const query = { from: addDays(today, -365), to: today };
  const campaigns = await readPages(
    async (offset) => (await client.reports.getOverview({ query: { ...query, limit: 100, offset } })).campaigns,
  );
  const overview = await client.reports.getOverview({ query });
  const { cells } = await readSheet((await client.reports.exportOverview({ query })).blob);
  const seen = rows.filter(({ figures }) => Object.values(figures).some((value) => value > 0));
  for (const row of seen) {
    const shown = campaigns.find(({ id }) => id === row.id);
    const { cost, ...figures } = row.figures;
    expect(shown, row.title).toMatchObject({ cost, ...figures });
    const line = cells.find((one) => one[1] === String(row.id)) ?? [];
    expect(numbers([...line.slice(6, 9), line[10]]), row.title).toEqual([figures.reach, figures.views, figures.clicks, cost]);
  }
  const whole = sumOf(rows.map(({ figures }) => figures));
  expect(overview.totals).toMatchObject(whole);
  expect(sumOf(overview.platforms)).toEqual(whole);
  expect(sumOf(overview.types)).toEqual(whole);
  const points = overview.platforms.flatMap(({ series }) => series);
  expect(points.reduce((sum, { cost }) => sum + (cost ?? 0), 0)).toBe(whole['cost']);
}

/** The identity page of a campaign, its report and the report's Excel file. */
async function compareReport({ client }: SampleAccount, row: Row): Promise<Campaign> {
  const params = { id: row.id };
  const [campaign, stats, file] = await Promise.all([
    client.campaigns.getCampaign({ params }),
    client.reports.getStats({ params }),
    client.reports.exportReport({ params }),
  ]);
  const figures = figuresOf(row);
  const { unit_cost: _, ...summed } = figures;
  expect(figuresOf(campaign), row.title).toEqual(figures);
  expect(campaign.goal, row.title).toEqual(row.goal);
  expect(pick(stats.totals), row.title).toEqual(figures);
  expect(stats.pace, row.title).toMatchObject({ cost: row.figures.cost, price: row.price, reach: row.figures.reach, goal: row.goal });
  expect(sumOf(stats.publishers), row.title).toEqual(summed);
  expect(
    stats.series.reduce((sum, { cost }) => sum + (cost ?? 0), 0),
    row.title,
  ).toBe(row.figures.cost);
  const { cells } = await readSheet(file.blob);
  const { reach, views, clicks, cost } = row.figures;
  expect(numbers(cells.at(-1)?.slice(3) ?? []), row.title).toEqual([reach, views, clicks, cost, row.unit_cost]);
  return campaign;
}

/** The ledger states what is held and captured, VAT included; where the cost is what was captured, it is the same without VAT. */
function compareLedger(campaign: Campaign, moves: readonly Move[]) {
  const own = moves.filter(({ campaign_id }) => campaign_id === campaign.id);
  const taken = own.reduce((sum, { kind, held }) => (kind === 'capture' ? sum - held : sum), 0);
  const { money, figures, quote, placements, title } = campaign;
  expect([money.captured, money.held], title).toEqual([taken, own.reduce((sum, { held }) => sum + held, 0)]);
  expect(
    placements.reduce((sum, { captured }) => sum + captured, 0),
    title,
  ).toBe(taken);
  const withVat = figures.cost * (1 + quote.vat_percent / 100);
  const isCaptured = placements.every(({ state, bought_units }) => bought_units !== null || state !== 'live');
  if (isCaptured) expect(Math.abs(withVat - taken), title).toBeLessThanOrEqual(placements.length);
  else expect(taken, title).toBeLessThanOrEqual(withVat + placements.length);
}

async function compareAll(account: SampleAccount) {
  const list = await readList(account, false);
  const archive = await readList(account, true);
  const rows = [...list.rows, ...archive.rows];
  await compareList(account, list, false);
  await compareList(account, archive, true);
  await compareHome(account, list.rows);
  await compareDashboard(account, rows);
  const { client, slug } = account;
  const moves = await readPages((offset) => client.finance.listLedger({ params: { account: slug }, query: { limit: 100, offset } }));
  let held = 0;
  for (const row of rows) {
    const campaign = await compareReport(account, row);
    compareLedger(campaign, moves);
    held += campaign.money.held;
  }
  held += await readHeldForMoneyBack(account);
  expect((await client.finance.getBalance({ params: { account: slug } })).held).toBe(held);
  return rows;
}

const waitBetweenLooks = async (hours: number) => {
  app.wall.at += hours * HOUR_MS;
};
const move = (hours: number) => app.moveWorld(hours);

test.each([
  ['at once', () => move(0)],
  ['between two looks', () => waitBetweenLooks(2.7)],
  ['an hour later', () => move(1)],
  ['a night later, not yet looked at', () => waitBetweenLooks(9)],
  ['days later', () => move(80)],
])('every screen and file shows the same cost and figures of each campaign, %s', { timeout: 60_000 }, async (_, pass) => {
  await pass();
  const rows = [];
  for (const account of accounts) rows.push(...(await compareAll(account)));
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter(({ figures }) => figures.cost > 0).length).toBeGreaterThan(10);
});
