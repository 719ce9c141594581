import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import type { Call } from '@jarchi/contract/call.ts';
import { calls } from '@jarchi/contract/calls.ts';
import type { CallSchemas } from '@jarchi/contract/schema.ts';
import { schemas } from '@jarchi/contract/schemas.ts';
import { parseFilters } from '@jarchi/domain/filters/decode-filters.ts';
import { CONTENT_FILTER_FIELDS } from '@jarchi/domain/filters/content-filters.ts';
import { CAMPAIGN_FILTER_FIELDS, encodeFilters, type FilterField } from '@jarchi/domain/filters/filters.ts';
import { LEDGER_FILTER_FIELDS } from '@jarchi/domain/filters/ledger-filters.ts';
import { PAYMENT_FILTER_FIELDS } from '@jarchi/domain/filters/payment-filters.ts';
import { LEDGER_TAB_NAMES } from '@jarchi/domain/money/ledger.ts';
import { PAYMENT_TAB_NAMES } from '@jarchi/domain/money/payments.ts';
import { packageFilterFields, publisherFilterFields } from '@jarchi/domain/filters/publisher-filters.ts';
import { fillFilters } from '@jarchi/domain/filters/testing/filled-filters.ts';
import { MEDIA_TYPES, PLATFORM_PAIRS } from '@jarchi/domain/platforms/platforms.ts';
import { describePlatform } from '@jarchi/domain/creatives/platform-table.ts';
import { OVERVIEW_FILTER_FIELDS } from '@jarchi/domain/reports/overview/overview-choice.ts';
import { downloadCampaigns, campaignsQuery } from '#features/campaigns/list/list-of-address.ts';
import { anyCampaignQuery, archivesQuery, runningQuery, waitingQuery } from '#data/campaigns/campaigns.ts';
import { LIFE_STAGES } from '#features/campaigns/status/life-stage.ts';
import { campaignsList, listFields, ORDERINGS } from '#features/campaigns/list/campaigns-list.ts';
import { contentsQuery } from '#data/contents/contents.ts';
import { CONTENT_TABS, contentsList, getContentsQuery } from '#features/contents/queue/contents-list.ts';
import { downloadOverview, overviewQuery } from '#features/dashboard/overview-of-address.ts';
import { DASHBOARD_ORDERINGS, dashboardList } from '#features/dashboard/dashboard-list.ts';
import { downloadLedger, ledgerQuery } from '#data/finance/ledger.ts';
import { getLedgerQuery, ledgerList } from '#features/finance/ledger/ledger-list.ts';
import { downloadPayments, PAYMENT_ORDERINGS, paymentsQuery } from '#data/finance/payments.ts';
import { getPaymentsQuery, paymentsList } from '#features/finance/payments/payments-list.ts';
import { heedPlanFilters, planOrderings, type PlanPair } from '#features/publishers/filters/plan-fields.ts';
import { networkFilters } from '#features/publishers/network/useNetworks.ts';
import { fetchPlans, matchingQuery, planWindow } from '#data/publishers/plans.ts';
import { getKind } from '#data/publishers/plan-kind.ts';
import { offerFilters } from '#features/publishers/suggestions/suggestion-queries.ts';
import { SORT_KEYS } from '#features/reports/report-list.ts';
import { downloadReport, statsQuery } from '#data/reports/reports.ts';
import { stubApi } from '#testing/fake-api.ts';
import { getWindow } from '@jarchi/shell/list/define-list.ts';

afterEach(() => vi.unstubAllGlobals());

const TABLE = Object.entries(calls)
  .flatMap(
    ([slice, table]) =>
      Object.entries<Call>(table).map(([name, call]) => {
        const shapes = (schemas as Readonly<Record<string, Readonly<Record<string, CallSchemas>>>>)[slice]?.[name] ?? {};
        return { call, shapes, path: new RegExp(`^/api/${call.host}${call.path.replace(/\{\w+\}/g, '[^/]+')}$`) };
      }),
    // A path without parameters matches only its own call.
  )
  .toSorted((a, b) => Number(a.call.path.includes('{')) - Number(b.call.path.includes('{')));

/** The errors of the sent requests, by the contract and by the filters of their list. */
function findWrong(requests: ReturnType<typeof stubApi>, fields: readonly FilterField[]): unknown[] {
  const asked = requests.filter(({ name }) => !name.endsWith('/token/access'));
  expect(asked.length).toBeGreaterThan(0);
  return asked.flatMap(({ name, url }): unknown[] => {
    const found = TABLE.find(({ call, path }) => name.startsWith(`${call.method} `) && path.test(url.pathname));
    const schema = found?.shapes.query;
    if (schema === undefined || !('shape' in schema)) return [`${name} takes no query`];
    const query = Object.fromEntries([...new Set(url.searchParams.keys())].map((key) => [key, url.searchParams.getAll(key)]));
    const texts = Object.entries(query).map(([key, values]) => [key, values.length === 1 ? values[0] : values] as const);
    const parsed = schema.safeParse(Object.fromEntries(texts));
    const unknown = Object.keys(query).filter((key) => !Object.keys(schema.shape as object).includes(key));
    const filters = parseFilters(query['filter'] ?? [], fields);
    return [...unknown, ...(parsed.success ? [] : parsed.error.issues), ...(filters.ok ? [] : filters.error.issues)];
  });
}

interface Asked {
  readonly queryKey: readonly unknown[];
}

/** Sends requests to the fake server; its responses are ignored. */
async function ask(...queries: (Asked | (() => Promise<unknown>))[]) {
  const requests = stubApi({});
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  for (const query of queries) await (typeof query === 'function' ? query() : client.fetchQuery({ ...query })).catch(() => undefined);
  return requests;
}

const FULL_PAGE = { page: 999_999_999, pageSize: 40 };

test('the strict check finds the error of a request', async () => {
  const requests = await ask(contentsQuery({ limit: 101, offset: 0 }));
  expect(findWrong(requests, [])).toMatchObject([{ path: ['limit'] }]);
});

test.each(LIFE_STAGES)('the list of tab %s sends valid requests, without filters and with all', async (stage) => {
  const plain = campaignsList.read({ stage });
  const full = { ...plain, ...FULL_PAGE, filters: fillFilters(listFields(stage)) };
  const searches = [plain, full, ...ORDERINGS.map((ordering) => ({ ...full, ordering }))];
  const requests = await ask(...searches.flatMap((search) => [campaignsQuery(search), () => downloadCampaigns(search)]));
  expect(findWrong(requests, CAMPAIGN_FILTER_FIELDS)).toEqual([]);
});

test('the other lists of campaigns send valid requests', async () => {
  const requests = await ask(
    archivesQuery({ page: 2, pageSize: 40, ordering: '-title' }),
    runningQuery(),
    waitingQuery(),
    anyCampaignQuery(),
  );
  expect(findWrong(requests, CAMPAIGN_FILTER_FIELDS)).toEqual([]);
});

test('the dashboard sends valid requests, without filters and with all', async () => {
  const plain = dashboardList.read({});
  const range = { from: '2026-01-01', to: '2027-01-01' };
  const full = { ...plain, ...FULL_PAGE, range, filters: fillFilters(OVERVIEW_FILTER_FIELDS) };
  const searches = [plain, full, ...DASHBOARD_ORDERINGS.map((ordering) => ({ ...full, ordering }))];
  const requests = await ask(...searches.flatMap((search) => [overviewQuery(search), () => downloadOverview(search)]));
  expect(findWrong(requests, OVERVIEW_FILTER_FIELDS)).toEqual([]);
});

test('a report sends valid requests', async () => {
  const range = { from: '2026-11-01', to: '2026-11-01' };
  const orderings = SORT_KEYS.flatMap((key) => [key, `-${key}`] as const);
  const requests = await ask(
    statsQuery(7, {}),
    statsQuery(7, range),
    ...orderings.map((ordering) => () => downloadReport(7, { ...range, ordering })),
  );
  expect(findWrong(requests, [])).toEqual([]);
});

test('contents send valid requests, without filters and with all', async () => {
  const full = { ...contentsList.read({ page: '999999999' }), filters: fillFilters(CONTENT_FILTER_FIELDS) };
  const requests = await ask(
    contentsQuery(getContentsQuery(contentsList.read({}))),
    ...CONTENT_TABS.map((tab) => contentsQuery(getContentsQuery({ ...full, tab }))),
  );
  expect(findWrong(requests, CONTENT_FILTER_FIELDS)).toEqual([]);
});

test('payments send valid requests, without filters and with all', async () => {
  const full = { ...paymentsList.read({}), ...FULL_PAGE, filters: fillFilters(PAYMENT_FILTER_FIELDS) };
  const requests = await ask(
    paymentsQuery(getPaymentsQuery(paymentsList.read({}))),
    ...PAYMENT_ORDERINGS.map((ordering) => paymentsQuery(getPaymentsQuery({ ...full, ordering }))),
    ...PAYMENT_TAB_NAMES.map((tab) => paymentsQuery(getPaymentsQuery({ ...full, tab }))),
    () => downloadPayments(getPaymentsQuery(full)),
  );
  expect(findWrong(requests, PAYMENT_FILTER_FIELDS)).toEqual([]);
});

test('the ledger sends valid requests, without filters and with all', async () => {
  const fullLedger = { ...ledgerList.read({}), ...FULL_PAGE, filters: fillFilters(LEDGER_FILTER_FIELDS) };
  const requests = await ask(
    ledgerQuery(getWindow(FULL_PAGE)),
    ...LEDGER_TAB_NAMES.map((tab) => ledgerQuery(getLedgerQuery({ ...fullLedger, tab }))),
    () => downloadLedger({ tab: 'all', filter: getLedgerQuery(fullLedger).filter }),
  );
  expect(findWrong(requests, LEDGER_FILTER_FIELDS)).toEqual([]);
});

const DIRECTIONS = [true, false];
const PAIRS: PlanPair[] = PLATFORM_PAIRS.flatMap(({ media_type, content_type }) =>
  DIRECTIONS.flatMap((isStaffView) =>
    DIRECTIONS.flatMap((hasRecommender) =>
      DIRECTIONS.flatMap((hasPrices) =>
        DIRECTIONS.map((isStoryNumberKnown) => ({ media_type, content_type, isStaffView, hasRecommender, hasPrices, isStoryNumberKnown })),
      ),
    ),
  ),
);

test('the list of publishers sends valid requests for each URL, kind and viewer', async () => {
  for (const pair of PAIRS) {
    const { media_type, content_type, isStaffView = false, hasRecommender = false } = pair;
    const view = { media_type, content_type, isStaffView, flags: { 'panel-recommender-toggle': hasRecommender } };
    const everything = publisherFilterFields({ ...view, isStaffView: true, flags: { 'panel-recommender-toggle': true } });
    const address = [...encodeFilters(fillFilters(everything), everything), 'bogus,3', 'price,gte,5', 'categories,x'];
    const search = { kind: getKind(media_type, content_type), suits: [1, 7], ids: [3, 9] };
    const filter = heedPlanFilters(address, pair);
    expect(filter.length).toBeGreaterThan(5);
    const requests = await ask(
      ...planOrderings(pair).flatMap((ordering) => [
        planWindow({ ...search, ordering, filter: [] }, 0),
        planWindow({ ...search, ordering, filter }, 9),
      ]),
      matchingQuery({ kind: search.kind }, []),
      matchingQuery({ kind: search.kind, story_number: 'single' }, [1, 7]),
    );
    expect(findWrong(requests, publisherFilterFields(view))).toEqual([]);
    expect(parseFilters(offerFilters(filter), packageFilterFields(view)).ok).toBe(true);
  }
});

test('plans are looked up by ids without repeats', async () => {
  const ids = [...Array.from({ length: 150 }, (_, at) => at + 1), 7, 150];
  const requests = await ask(() => fetchPlans({ kind: 'instagram-story' }, ids));
  const asked = requests.flatMap(({ url }) => url.searchParams.getAll('id'));
  expect([asked.length, new Set(asked).size]).toEqual([150, 150]);
  expect(findWrong(requests, [])).toEqual([]);
});

test.each(MEDIA_TYPES)('the request for the networks of %s is valid', (media_type) => {
  const fields = publisherFilterFields({
    media_type,
    content_type: 'PIN',
    isStaffView: false,
    flags: { 'panel-recommender-toggle': false },
  });
  const filters = networkFilters(media_type);
  expect(filters).toHaveLength(describePlatform(media_type).media_plan_search_key === null ? 0 : 1);
  expect(parseFilters(filters, fields).ok).toBe(true);
});
