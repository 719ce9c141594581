import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallAnswer } from '@jarchi/contract/types.ts';
import { tehranDay } from '@jarchi/domain/calendar/jalali.ts';
import { METRICS, type Metric } from '@jarchi/domain/campaigns/goals.ts';
import { measurements } from '#features/measurements/measurements.service.ts';
import { composeDraft, createFrom, getCombination, getKind } from '#testing/campaigns/every-combination.ts';
import { openCampaigns, type Campaign, type Campaigns } from '#testing/campaigns/open-campaigns.ts';
import { readSheet } from '#testing/campaigns/read-sheet.ts';
import { acceptOffers, seedOffers } from '#testing/campaigns/seed-offers.ts';
import { seedStaff } from '#testing/staff/open-staff.ts';
import type { TestAccount } from '#testing/test-app.ts';

type Stats = CallAnswer<'reports', 'getStats'>;
type Listed = CallAnswer<'measurements', 'listMeasurements'>;
interface Bought {
  readonly account: TestAccount;
  readonly campaign: Campaign;
}
interface Part {
  readonly from: string;
  readonly to: string;
  readonly placement_id?: number;
  readonly hour?: string;
}

let shop: Campaigns;
const bought: Record<string, Bought> = {};

/** Figures that differ from hour to hour, with bots and repeats in every fifth, and two hours without figures. */
const figuresOf: NonNullable<Parameters<Campaigns['platform']['direct']>[1]['figuresOf']> = (hour) =>
  hour === 4 || hour === 5
    ? undefined
    : {
        reach: 90 + ((hour * 37) % 50),
        views: 120 + ((hour * 53) % 70),
        clicks: hour % 4,
        ...(hour % 5 === 0 && {
          rejected: [
            { metric: 'views', value: 7, reason: 'repeat' },
            { metric: 'views', value: 11, reason: 'bot' },
            { metric: 'clicks', value: 2, reason: 'bot' },
          ],
        }),
      };

async function buy(name: string): Promise<Bought> {
  const combination = getCombination(name);
  const account = await shop.app.seedAccount();
  const listed = await account.client.publishers.listMediaPlans({ params: { kind: getKind(combination) } });
  const ids = listed.results.map(({ id }) => id);
  const { rows } = await shop.app.db.pool.query<{ publisher_id: number }>('select publisher_id from media_plan where id = any($1)', [ids]);
  for (const { publisher_id } of rows) shop.platform.direct(publisher_id, { figuresOf });
  const created = await createFrom(account, await composeDraft(shop, account, combination));
  await shop.app.charge(account, created.total);
  return { account, campaign: (await shop.buy(account, created)).campaign };
}

async function buyInfluence(): Promise<Bought> {
  const offered = await seedOffers(shop, { prices: [1_000_000, 2_000_000], scripts: [{ figuresOf }, { figuresOf, removedAfterHours: 7 }] });
  await shop.app.moveWorld(1);
  await acceptOffers(offered, 3_300_000);
  await shop.app.moveWorld(3);
  const { account, campaign } = offered;
  const { results } = await account.client.contents.listPendingFeedback();
  const contents = results.map(({ id }) => ({ content: id, is_confirmed: true }));
  await account.client.contents.submitFeedback({ params: { id: campaign.id }, body: { contents } });
  return offered;
}

beforeAll(async () => {
  shop = await openCampaigns();
  const plans = await shop.app.seedPlans(3);
  for (const [index, { publisher_id }] of plans.entries())
    shop.platform.direct(publisher_id, { figuresOf, ...(index === 2 && { removedAfterHours: 5 }) });
  bought['REACH'] = await shop.seedBought({ plans, startsInDays: 3, days: 3 });
  bought['CPM'] = await buy('SOROUSH IN_CHANNEL CPM');
  bought['CPC'] = await buy('SOROUSH PIN CPC');
  bought['INFLUENCE'] = await buyInfluence();
  await shop.app.moveWorld(6 * 24);
  await addOtherSources(bought['REACH']);
  await shop.app.moveWorld(1);
}, 120_000);
afterAll(() => shop.app.close());

/** A screenshot that repeats hours which the platform reported, and the operator's figures of the two hours which it did not. */
async function addOtherSources({ account, campaign }: Bought): Promise<void> {
  const { placements } = await shop.read(account, campaign);
  const [first] = placements;
  const live = Date.parse(first?.live_at ?? '');
  const rowsOf = (hours: readonly number[]) =>
    hours.map((hour) => ({ placement_id: first?.id ?? 0, hour: live + hour * 3_600_000, reach: 1000, views: 2000, clicks: 30 }));
  const of = { account_id: account.account_id, campaign_id: campaign.id, collected_at: new Date(shop.app.world.now()) };
  await shop.app.tenancy.withAccount(account.account_id, async (tx) => {
    await measurements.ingest(tx, { ...of, source: 'operator_feed', rows: rowsOf([3, 4]) });
    await measurements.ingest(tx, { ...of, source: 'screenshot_proof', rows: rowsOf([0, 1, 4]) });
  });
}

const getBought = (type: string): Bought => {
  const found = bought[type];
  if (!found) throw new Error(`no campaign of ${type}`);
  return found;
};

async function listAll({ account, campaign }: Bought, query: Part & { metric: Metric; only_accepted_ccs_for_cpm?: boolean }) {
  const results: Listed['results'] = [];
  let page: Listed | undefined;
  do {
    const after = page?.next ?? undefined;
    page = await account.client.measurements.listMeasurements({
      params: { id: campaign.id },
      query: { ...query, limit: 100, ...(after === undefined ? {} : { after }) },
    });
    results.push(...page.results);
  } while (page.next !== null);
  return { ...page, results };
}

/** Every cell of a report: its part, and what it shows. */
function listCells(stats: Stats): { readonly part: Part; readonly shown: Record<Metric | 'cost', number> }[] {
  const { range, granularity, totals, publishers, series } = stats;
  const ofPoint = (at: string): Part => {
    const day = tehranDay(Date.parse(at));
    return granularity === 'daily' ? { from: day, to: day } : { ...range, hour: at };
  };
  const point = ({ reach, views, clicks, cost }: Pick<Stats['series'][number], Metric | 'cost'>) => ({
    reach: reach ?? 0,
    views: views ?? 0,
    clicks: clicks ?? 0,
    cost: cost ?? 0,
  });
  return [
    { part: range, shown: point(totals) },
    ...publishers.map((row) => ({ part: { ...range, placement_id: row.placement_id }, shown: point(row) })),
    ...series.map((one) => ({ part: ofPoint(one.at), shown: point(one) })),
  ];
}

test.each(['REACH', 'CPM', 'CPC', 'INFLUENCE'])(
  'each figure of a %s report is the sum of the measurements to which it opens, by days and by hours, accepted and raw',
  async (type) => {
    const own = getBought(type);
    const { client } = own.account;
    const params = { id: own.campaign.id };
    const { campaign_range } = await client.reports.getStats({ params });
    let cells = 0;
    for (const range of [campaign_range, { from: campaign_range.from, to: campaign_range.from }]) {
      for (const only_accepted_ccs_for_cpm of [true, false]) {
        const stats = await client.reports.getStats({ params, query: { ...range, only_accepted_ccs_for_cpm } });
        for (const { part, shown } of listCells(stats)) {
          for (const metric of METRICS) {
            const listed = await listAll(own, { ...part, metric, only_accepted_ccs_for_cpm });
            const counted = listed.results.filter(({ is_counted }) => is_counted);
            const where = JSON.stringify({ ...part, metric, only_accepted_ccs_for_cpm });
            expect(
              counted.reduce((sum, { value }) => sum + value, 0),
              where,
            ).toBe(shown[metric]);
            expect(listed.sums.total, where).toBe(shown[metric]);
            expect(
              listed.placements.reduce((sum, one) => sum + one.sums.total, 0),
              where,
            ).toBe(shown[metric]);
            expect(
              listed.sums.sources.reduce((sum, one) => sum + one.value, 0),
              where,
            ).toBe(shown[metric]);
            expect(listed.sums.accepted + listed.sums.rejected, where).toBe(listed.results.length);
            cells += shown[metric] > 0 ? 1 : 0;
          }
          if (!only_accepted_ccs_for_cpm) continue;
          const rule = await client.measurements.getCostRule({ params, query: part });
          expect(rule.cost, JSON.stringify(part)).toBe(shown.cost);
          expect(rule.placements.reduce((sum, { cost }) => sum + cost, 0)).toBe(shown.cost);
        }
      }
    }
    expect(cells).toBeGreaterThan(40);
  },
  120_000,
);

test('all sources of an hour are listed: the best one counts, and each other one tells why it does not', async () => {
  const own = getBought('REACH');
  const { results, placements } = await listAll(own, { ...(await rangeOf(own)), metric: 'reach' });
  const rejected = results.filter(({ source, is_accepted }) => source !== 'simulation' && !is_accepted);
  expect(rejected.map(({ source, reject_reason, standing_source }) => [source, reject_reason, standing_source])).toEqual([
    ['screenshot_proof', 'source_repeat', 'simulation'],
    ['screenshot_proof', 'source_repeat', 'simulation'],
    ['screenshot_proof', 'source_repeat', 'operator_feed'],
  ]);
  expect(results.filter(({ source, is_accepted }) => source === 'operator_feed' && is_accepted)).toHaveLength(2);
  expect(placements.find(({ sums }) => sums.sources.length === 2)?.sums.sources.map(({ source }) => source)).toEqual(
    expect.arrayContaining(['simulation', 'operator_feed']),
  );
});

async function rangeOf({ account, campaign }: Bought) {
  const { campaign_range } = await account.client.reports.getStats({ params: { id: campaign.id } });
  return campaign_range;
}

test('a list is filtered by counted, rejected and source; its sums stay those of the figure', async () => {
  const own = getBought('CPC');
  const query = { ...(await rangeOf(own)), metric: 'clicks' } as const;
  const all = await listAll(own, query);
  const params = { id: own.campaign.id };
  const read = (rest: object) => own.account.client.measurements.listMeasurements({ params, query: { ...query, ...rest, limit: 200 } });
  const [accepted, rejected, none] = [
    await read({ is_accepted: true }),
    await read({ is_accepted: false }),
    await read({ source: 'operator_feed' }),
  ];
  expect(accepted.results).toEqual(all.results.filter((row) => row.is_accepted));
  expect(rejected.results).toEqual(all.results.filter((row) => !row.is_accepted));
  expect(new Set(rejected.results.map(({ reject_reason }) => reject_reason))).toEqual(new Set(['bot']));
  expect(none.results).toEqual([]);
  for (const { sums } of [accepted, rejected, none]) expect(sums).toEqual(all.sums);
});

test('the Excel file has every measurement of the figure, and its total', async () => {
  const own = getBought('REACH');
  const query = { ...(await rangeOf(own)), metric: 'views' } as const;
  const all = await listAll(own, query);
  const file = await own.account.client.measurements.exportMeasurements({ params: { id: own.campaign.id }, query });
  const { cells } = await readSheet(file.blob);
  expect(cells.slice(1, -1).map((row) => Number(row[6]))).toEqual(all.results.map(({ value }) => value));
  expect(cells.slice(1, -1).filter((row) => row[7] === 'شمرده شد')).toHaveLength(all.sums.accepted);
  expect(cells.at(-1)?.slice(0, 7)).toEqual(['جمع آنچه شمرده شد', '', '', '', '', '', String(all.sums.total)]);
  expect(file.filename).toMatch(/^اندازه‌گیری بازدید autumn menu \d{4}/);
});

test('a cost tells its units, its price, and what the ledger captured', async () => {
  const views = getBought('CPM');
  const range = await rangeOf(views);
  const rule = await views.account.client.measurements.getCostRule({ params: { id: views.campaign.id }, query: range });
  const { money, figures } = await shop.read(views.account, views.campaign);
  expect(rule).toMatchObject({ cost: figures.cost, captured: money.captured });
  expect(rule.placements).toMatchObject([{ unit: 'views', delivered: figures.views, bought: 50_000, net: 600_000, closing: 0 }]);
  const cut = getBought('INFLUENCE');
  const hours = await cut.account.client.measurements.getCostRule({ params: { id: cut.campaign.id }, query: await rangeOf(cut) });
  expect(hours.placements.map(({ unit, delivered, bought: all }) => [unit, delivered < all])).toEqual(
    expect.arrayContaining([
      ['hours', false],
      ['hours', true],
    ]),
  );
});

test('an unknown campaign, and one of another account, have no measurements', async () => {
  const { account } = getBought('REACH');
  const other = getBought('CPC').campaign.id;
  const query = { from: '2026-12-01', to: '2026-12-01' };
  for (const id of [999_999, other]) {
    const calls = account.client.measurements;
    await expect(calls.listMeasurements({ params: { id }, query: { ...query, metric: 'reach' } })).rejects.toMatchObject({
      code: 'campaign_not_found',
    });
    await expect(calls.exportMeasurements({ params: { id }, query: { ...query, metric: 'reach' } })).rejects.toMatchObject({
      code: 'campaign_not_found',
    });
    await expect(calls.getCostRule({ params: { id }, query })).rejects.toMatchObject({ code: 'campaign_not_found' });
  }
});

test('staff list what was found, with the account, the campaign and the publisher', async () => {
  const { account, campaign } = getBought('REACH');
  const { placements } = await shop.read(account, campaign);
  const [first] = placements;
  const hour = Date.parse(first?.live_at ?? '');
  const collected_at = new Date(shop.app.world.now());
  await shop.app.tenancy.withAccount(account.account_id, (tx) =>
    measurements.ingest(tx, {
      account_id: account.account_id,
      campaign_id: campaign.id,
      source: 'simulation',
      collected_at,
      rows: [{ placement_id: first?.id ?? 0, hour, reach: 1, views: 5000, clicks: 1 }],
    }),
  );
  const { desk } = await seedStaff(shop.app);
  expect(await desk.measurements.listMeasurementFindings({})).toMatchObject({
    count: 1,
    results: [
      {
        account: account.slug,
        campaign: campaign.title,
        publisher: first?.title,
        metric: 'reach',
        value: 1,
        is_counted: true,
        hour: new Date(hour).toISOString(),
        found_at: collected_at.toISOString(),
      },
    ],
  });
});
