import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { newIdempotencyKey } from '@jarchi/api-client/idempotency.ts';
import type { Call } from '@jarchi/contract/call.ts';
import { calls } from '@jarchi/contract/calls.ts';
import { filterFields } from '@jarchi/contract/requests/parameters.ts';
import type { ErrorBody } from '@jarchi/contract/refusals.ts';
import type { CallSchemas } from '@jarchi/contract/schema.ts';
import { schemas } from '@jarchi/contract/schemas.ts';
import { getAllowed } from '@jarchi/domain/filters/filter-issues.ts';
import { SEARCH_MAX, type FilterField } from '@jarchi/domain/filters/filters.ts';
import { emptyDraft } from '@jarchi/domain/drafts/drafts.ts';
import { openCampaigns, type Campaign, type Campaigns } from '#testing/campaigns/open-campaigns.ts';
import { seedDelivered, type Offered } from '#testing/campaigns/seed-offers.ts';
import { makeTicket } from '#testing/tickets.ts';

type CallKey = { [S in keyof typeof calls]: `${S}.${keyof (typeof calls)[S] & string}` }[keyof typeof calls];

interface Request {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | readonly string[]>>;
  readonly body?: object;
}

let shop: Campaigns;
let offered: Offered;
/** Still editable. */
let created: Campaign;
let content: number;
let saved: number;
beforeAll(async () => {
  shop = await openCampaigns();
  offered = await seedDelivered(shop, { prices: [1_000_000] });
  created = await shop.seedCampaign(offered.account);
  saved = (
    await offered.account.client.views.createCampaignView({ body: { name: 'mine', stage: 'all', columns: ['state'], is_default: false } })
  ).id;
  content = (await offered.account.client.contents.listPendingFeedback()).results[0]?.id ?? 0;
});
afterAll(() => shop.app.close());

const kind = 'instagram-story';
const file = { id: 5, name: 'a.png', type: 'image/png', size: 9, width: 9, height: 9, duration: null, url: '/a' };
const confirmed = { is_confirmed: true };
const version = 1;
const view = () => ({
  name: newIdempotencyKey().slice(0, 12),
  stage: 'all',
  ordering: '-created',
  filter: [],
  columns: ['state'],
  is_default: false,
});
const weekly = { period: 'weekly', day: 0, hour: 9, campaigns: [], is_on: true };
const oneDay = { from: '2026-12-01', to: '2026-12-01' };

/** A request of each call whose parameters are tested here, without them. */
const REQUESTS: Partial<Record<CallKey, () => Request>> = {
  'alerts.createScheduledReport': () => ({ body: weekly }),
  'alerts.updateScheduledReport': () => ({ params: { id: 1 }, body: weekly }),
  'campaigns.listCampaigns': () => ({}),
  'campaigns.exportCampaigns': () => ({}),
  'campaigns.previewCampaigns': () => ({ query: { action: 'cancel' } }),
  'campaigns.updateCampaign': () => ({ params: { id: created.id }, body: { data: emptyDraft(), version } }),
  'campaigns.actOnCampaigns': () => ({ body: { action: 'archive', ids: [3] } }),
  'campaigns.openDispute': () => ({ params: { id: offered.campaign.id }, body: { reason: 'too few people' } }),
  'contents.listContents': () => ({}),
  'contents.submitFeedback': () => ({ params: { id: offered.campaign.id }, body: { contents: [{ ...confirmed, content }] } }),
  'contents.decideContent': () => ({ params: { campaign: offered.campaign.id, content }, body: confirmed }),
  'documents.listDocuments': () => ({}),
  'tickets.openTicket': () => ({ body: makeTicket() }),
  'tickets.sendTicketMessage': () => ({ params: { ticket: 1 }, body: { text: 'a' } }),
  'documents.exportDocuments': () => ({}),
  'documents.requestOfficialInvoice': () => ({}),
  'documents.previewPreInvoice': () => ({ body: { valid_until: '2026-12-01' } }),
  'documents.createPreInvoice': () => ({ body: { valid_until: '2026-12-01' } }),
  'drafts.createDraft': () => ({ body: { data: emptyDraft(), draft_step: 'content' } }),
  'drafts.updateDraft': () => ({ params: { id: created.draft }, body: { data: emptyDraft(), draft_step: 'content', version } }),
  'finance.exportLedger': () => ({ params: { account: offered.account.slug } }),
  'finance.listLedger': () => ({ params: { account: offered.account.slug } }),
  'finance.exportPayments': () => ({}),
  'finance.listPayments': () => ({}),
  'measurements.listMeasurements': () => ({ params: { id: offered.campaign.id }, query: { ...oneDay, metric: 'reach' } }),
  'measurements.exportMeasurements': () => ({ params: { id: offered.campaign.id }, query: { ...oneDay, metric: 'reach' } }),
  'measurements.getCostRule': () => ({ params: { id: offered.campaign.id }, query: oneDay }),
  'publishers.listMediaPlans': () => ({ params: { kind } }),
  'publishers.suggestPackages': () => ({ params: { kind }, body: { budget: 1_000_000, goal_reach: null } }),
  'publishers.suggestViewsPackages': () => ({ params: { kind }, body: { goal_views: 250_000 } }),
  'publishers.suggestAlternatives': () => ({ body: { kind, plans: [], selected: [] } }),
  'publishers.exportPlans': () => ({ params: { kind }, body: {} }),
  'rehearsal.rehearse': () => ({ params: { account: offered.account.slug }, body: { ifs: [] } }),
  'reports.getStats': () => ({ params: { id: offered.campaign.id } }),
  'reports.exportReport': () => ({ params: { id: offered.campaign.id } }),
  'reports.exportReportPdf': () => ({ params: { id: offered.campaign.id } }),
  'reports.getStatsParts': () => ({ params: { id: offered.campaign.id }, query: { by: 'content' } }),
  'reports.getStatsHours': () => ({ params: { id: offered.campaign.id } }),
  'reports.getStatsOfPlacement': () => ({ params: { campaign: offered.campaign.id, placement: offered.campaign.placements[0]?.id ?? 0 } }),
  'reports.explainChange': () => ({ params: { id: offered.campaign.id } }),
  'reports.getOverview': () => ({}),
  'reports.exportOverview': () => ({}),
  'views.createCampaignView': () => ({ body: view() }),
  'views.updateCampaignView': () => ({ params: { view: saved }, body: view() }),
};

const TABLE = Object.entries(calls).flatMap(([slice, table]) =>
  Object.entries<Call>(table).map(([name, call]) => {
    const shapes = (schemas as Readonly<Record<string, Readonly<Record<string, CallSchemas>>>>)[slice]?.[name] ?? {};
    return { name: `${slice}.${name}` as CallKey, call, shapes };
  }),
);

async function send(name: CallKey, { query = {}, body }: Pick<Request, 'query' | 'body'> = {}) {
  const found = TABLE.find((one) => one.name === name);
  const request = REQUESTS[name]?.();
  if (!found || !request) throw new Error(`${name} has no request here`);
  const { call } = found;
  const path = call.path.replace(/\{(\w+)\}/g, (_, key: string) => String(request.params?.[key]));
  const texts = Object.entries({ ...request.query, ...query }).flatMap(([key, value]) =>
    [value].flat().map((text) => `${key}=${encodeURIComponent(text)}`),
  );
  const response = await shop.app.server.inject({
    method: call.method,
    url: `${shop.app.config.bases[call.host]}${path}?${texts.join('&')}`,
    headers: { authorization: `Bearer ${await offered.account.getToken()}`, 'idempotency-key': newIdempotencyKey() },
    ...(call.method === 'GET' ? {} : { payload: { ...request.body, ...body } }),
  });
  const isJson = String(response.headers['content-type']).includes('json');
  return { status: response.statusCode, error: isJson ? (response.json<Partial<ErrorBody>>().error ?? undefined) : undefined };
}

const getShape = (schema: z.ZodType | undefined): Readonly<Record<string, z.ZodType>> =>
  schema instanceof z.ZodObject ? schema.shape : {};
const withParameter = (key: string) =>
  TABLE.flatMap(({ name, call, shapes }) =>
    (['query', 'body'] as const).flatMap((part) => {
      const schema = getShape(shapes[part])[key];
      return schema ? [{ name, call, part, schema }] : [];
    }),
  );

const filtered = withParameter('filter').map((one) => ({ ...one, fields: filterFields.get(one.schema)?.fields ?? [] }));

/** A filter of the field that can be read. */
function goodFilter(field: FilterField): string {
  const allowed = getAllowed(field);
  if (allowed.type === 'number') return `${field.key},lt,${allowed.to}`;
  if (allowed.type === 'select') return `${field.key},${allowed.choices[0]}`;
  if (allowed.type === 'date') return `${field.key},today`;
  return `${field.key},1`;
}

/** Filters of the field that cannot be read, each for another reason. */
function brokenFilters(field: FilterField): string[][] {
  const { key } = field;
  const good = goodFilter(field);
  const broken = (texts: readonly string[]) => texts.map((text) => [`${key},${text}`]);
  switch (field.type) {
    case 'number': {
      const { from, to } = field.limits;
      return [
        ...broken(['gte,5', 'gt,abc', 'gt,', `gt,${from - 1}`, `lt,${to + 1}`, '5']),
        [`${key},gt,${to}`, `${key},lt,${from}`],
        [good, good],
      ];
    }
    case 'select': {
      const value = good.slice(key.length + 1);
      return [...broken(['', 'no-such', `eq,${value}`, `${value},no-such`, `${value},${value}`, `${value},`]), [good, good]];
    }
    case 'date':
      return [...broken(['', 'yesterday', 'gt,2026-10-01', 'select,2026-10-20,2026-10-01', 'select,2026-02-30,2026-03-01']), [good, good]];
    case 'search':
      return [...broken(['a'.repeat(SEARCH_MAX + 1)]), [good, good]];
  }
}

test('every call with filters describes them, and lists the refusal of a broken one', () => {
  expect(filtered.length).toBeGreaterThan(0);
  expect(filtered.filter(({ fields }) => fields.length === 0).map(({ name }) => name)).toEqual([]);
  expect(filtered.filter(({ call }) => !call.errors.includes('filter_invalid')).map(({ name }) => name)).toEqual([]);
});

test('the API document describes every filter and every order', async () => {
  const document = (await shop.app.server.inject('/api/docs')).body;
  const described = [...filtered, ...withParameter('ordering')].map(({ name, schema }) => [name, schema.meta()?.description] as const);
  expect(described.filter(([, text]) => text === undefined || !document.includes(JSON.stringify(text).slice(1, -1)))).toEqual([]);
});

test.each(filtered)('$name refuses a broken filter with its key and the allowed values', async ({ name, part, fields }) => {
  const filterOf = (filter: readonly string[]) => ({ [part]: { filter } });
  for (const field of fields) {
    expect([goodFilter(field), (await send(name, filterOf([goodFilter(field)]))).status]).toEqual([goodFilter(field), 200]);
    for (const filter of brokenFilters(field)) {
      const { status, error } = await send(name, filterOf(filter));
      expect({ filter, status, error }).toMatchObject({
        status: 400,
        error: { code: 'filter_invalid', facts: { issues: [{ key: field.key, allowed: { type: getAllowed(field).type } }] } },
      });
    }
  }
});

test.each(filtered)('$name refuses an unknown filter next to a known one, and names the known ones', async ({ name, part, fields }) => {
  const [first] = fields.map(goodFilter);
  for (const unknown of ['bogus,3', `${fields[0]?.key?.toUpperCase()},1`, '__proto__,1', '']) {
    const { status, error } = await send(name, { [part]: { filter: [first ?? '', unknown] } });
    const keys = expect.arrayContaining(fields.map(({ key }) => key));
    expect({ unknown, status, error }).toMatchObject({
      status: 400,
      error: { facts: { issues: [{ key: unknown.split(',')[0], code: 'filter_unknown', allowed: { type: 'keys', keys } }] } },
    });
  }
});

test.each(withParameter('ordering'))('$name refuses an unknown order', async ({ name, part }) => {
  for (const ordering of ['luck', '--created', '-', ''])
    expect([ordering, await send(name, { [part]: { ordering } })]).toMatchObject([
      ordering,
      { status: 400, error: { code: 'invalid', issues: [{ path: 'ordering' }] } },
    ]);
});

const ranged = withParameter('from').filter(({ name }) => withParameter('to').some((one) => one.name === name));

test.each(ranged)('$name refuses reversed days, and accepts a single day', async ({ name, call, part }) => {
  expect(call.errors).toEqual(expect.arrayContaining(['range_reversed', 'range_too_long', 'range_outside']));
  const reversed = { from: '2026-11-25', to: '2026-11-24' };
  expect(await send(name, { [part]: reversed })).toMatchObject({ status: 400, error: { code: 'range_reversed', facts: reversed } });
  expect(await send(name, { [part]: { from: '2026-11-24', to: '2026-11-24' } })).toMatchObject({ status: 200 });
});

test.each(ranged)('$name refuses Jalali days by a code of their own', async ({ name, part }) => {
  const issues = (['from', 'to'] as const).map((path) => ({ path, code: 'jalali_year', facts: {} }));
  expect(await send(name, { [part]: { from: '1405-08-01', to: '1405-08-30' } })).toMatchObject({
    status: 400,
    error: { code: 'invalid', issues },
  });
});

test('a statement of Jalali days is refused, and not empty', async () => {
  expect(await send('finance.listLedger', { query: { filter: ['at,select,1405-08-01,1405-08-01'] } })).toMatchObject({
    status: 400,
    error: { code: 'filter_invalid', facts: { issues: [{ key: 'at', code: 'jalali_year' }] } },
  });
});

/** Lists that may contain something twice, or have their own rule for it. */
const FREE: readonly string[] = [
  // Words, kept as they were written.
  'content_tags',
  'content_mentions',
  'content_hashtags',
  'content_todos',
  'content_notTodos',
  'content_hyperlinks',
  // Refused as filter_invalid and as discount_refused.
  'filter',
  'discount_codes',
  // Repetition does not change the answer.
  'feature_flags',
  'transports',
  // Lines of a pre-invoice, which may be equal.
  'lines',
];

/** An item of each list, and how a refusal names it; in all other lists an id. */
const ITEMS: Readonly<Record<string, readonly [item: unknown, name: string | number]>> = {
  execution_locations: ['a', 'a'],
  content_files: [file, file.id],
  content_instagram_post_files: [file, file.id],
  contents: [{ ...confirmed, content: 3 }, 3],
  expected: [{ id: 3, captured: 0, released: 0 }, 3],
  columns: ['state', 'state'],
  ifs: [{ if: 'buy', campaign: 3 }, 'buy 3'],
};

/** The lists of a request, each as the path of keys to it; also lists inside the items of a list. */
function findLists(shape: unknown, way: readonly string[] = []): string[][] {
  if (typeof shape !== 'object' || shape === null) return [];
  const {
    type,
    properties = {},
    items,
    anyOf = [],
  } = shape as {
    readonly type?: string;
    readonly properties?: Readonly<Record<string, unknown>>;
    readonly items?: unknown;
    readonly anyOf?: readonly unknown[];
  };
  if (type === 'array') return [[...way], ...findLists(items, way)];
  const inside = Object.entries(properties).flatMap(([key, part]) => findLists(part, [...way, key]));
  return [...inside, ...anyOf.flatMap((part) => findLists(part, way))];
}

const lists = TABLE.flatMap(({ name, call, shapes }) =>
  (['query', 'body'] as const).flatMap((part) => {
    const schema = shapes[part];
    // What a gateway sends is not ours to check.
    if (!schema || call.access === 'doorway') return [];
    const ways = findLists(z.toJSONSchema(schema, { io: 'input' })).filter((way) => !FREE.includes(way.at(-1) ?? ''));
    return ways.map((way) => ({ name, call, part, way, list: way.join('.') }));
  }),
);

/** The request with `items` as the list at the end of the path; the rest stays as it is. */
function withList(request: unknown, [key, ...rest]: readonly string[], items: readonly unknown[]): unknown {
  if (key === undefined) return items;
  if (Array.isArray(request)) return request.map((one) => withList(one, [key, ...rest], items));
  const parts = (request ?? {}) as Readonly<Record<string, unknown>>;
  return { ...parts, [key]: withList(parts[key], rest, items) };
}

test.each(lists)('$name refuses a repeated item in its list $list, and names it', async ({ name, call, part, way, list }) => {
  expect(call.errors).toContain('listed_twice');
  const field = way.at(-1) ?? '';
  const [item, value] = part === 'query' ? ['3', 3] : (ITEMS[field] ?? [3, 3]);
  const sent = withList(REQUESTS[name]?.()[part], way, [item, item]) as object;
  const { status, error } = await send(name, { [part]: sent });
  const facts = { lists: [{ field, values: [value] }] };
  expect({ list, status, error }).toMatchObject({ status: 400, error: { code: 'listed_twice', facts } });
});
