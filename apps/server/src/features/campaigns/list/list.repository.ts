import type { Statement } from '#infra/store/pipelined.ts';
import type { ParsedInput } from '@jarchi/contract/types.ts';
import { getInstants } from '@jarchi/domain/calendar/day-range.ts';
import { getMeasure } from '@jarchi/domain/campaigns/goals.ts';
import { dateBounds } from '@jarchi/domain/filters/date-bounds.ts';
import { parseFilters, type FiltersRefused } from '@jarchi/domain/filters/decode-filters.ts';
import { CAMPAIGN_FILTER_FIELDS, type Filters } from '@jarchi/domain/filters/filters.ts';
import { CAMPAIGN_TYPES } from '@jarchi/domain/platforms/platforms.ts';
import { METRICS, type Metric } from '@jarchi/domain/campaigns/goals.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import { findListedTwice, type ListedTwice } from '@jarchi/domain/validation/listed-twice.ts';
import { likeQuery } from '#infra/store/sql/like-patterns.ts';
import type { CampaignRecord } from '#features/campaigns/rows/campaigns.repository.ts';

/** The filters and the order of the list, its filters read. */
export type ListChoice = Omit<ParsedInput<'campaigns', 'exportCampaigns'>['query'], 'filter'> & { readonly filters: Filters };
type ListQuery = Omit<ListChoice, 'campaign'> & Pick<ParsedInput<'campaigns', 'listCampaigns'>['query'], 'limit' | 'offset'>;

const ORDER_COLUMNS: Readonly<Record<string, string>> = {
  created: 'created',
  title: 'title',
  publish_period_start: 'publish_period_start',
  price: '(price - discount)',
};

/** The columns of a row of the list, read alone or with its campaign. */
export type CampaignLine = Pick<
  CampaignRecord,
  | 'id'
  | 'title'
  | 'media_type'
  | 'campaign_type'
  | 'content_type'
  | 'state'
  | 'reason'
  | 'publish_period_start'
  | 'publish_period_end'
  | 'preferred_publish_start_hour'
  | 'preferred_publish_end_hour'
  | 'budget'
  | 'goal_total_reach'
  | 'total'
  | 'publishers'
  | 'reach'
  | 'views'
  | 'clicks'
  | 'cost'
  | 'is_deleted'
  | 'overdue_since'
  | 'created'
> & {
  /** List price minus discount, without VAT. */
  readonly net: number;
};

/** Totals of the whole filtered set. */
type ListTotals = {
  readonly all_count: number;
  readonly all_price: number;
  readonly all_cost: number;
  readonly all_goal: number;
  /** Of its campaigns that have no goal: what each of them counts. */
  readonly all_aimless: number;
} & {
  /** Of all of its campaigns, by measure. */
  readonly [M in Metric as `all_${M}`]: number;
} & {
  /** How many of its campaigns have this measure. */
  readonly [M in RareMeasure as `count_${M}`]: number;
};

/** A row of the page with the totals of the whole filtered set. */
export type ListedRow = ListTotals & (CampaignLine | { readonly id: null });

const LINE_COLUMNS = `id, title, media_type, campaign_type, content_type, state, reason, publish_period_start, publish_period_end,
             preferred_publish_start_hour, preferred_publish_end_hour, budget, goal_total_reach, price - discount as net, total,
             publishers, reach, views, clicks, cost, is_deleted, overdue_since, created`;

/** The measures besides reach, with the types that count them. */
const RARE_MEASURES = ['views', 'clicks'] as const satisfies readonly Metric[];
type RareMeasure = (typeof RARE_MEASURES)[number];
const listTypes = (measure: Metric) => CAMPAIGN_TYPES.filter((type) => getMeasure(type) === measure).map((type) => `'${type}'`);
const OWN_FIGURE = `case ${RARE_MEASURES.map((measure) => `when campaign_type in (${listTypes(measure).join(', ')}) then ${measure}`).join(' ')} else reach end`;

/** Plain sums and counts, and few: each takes an eighth of what it takes to read 10,000 rows. To group these takes longer still. */
const TOTALS = [
  'count(*) as all_count',
  'coalesce(sum(price - discount), 0)::bigint as all_price',
  'coalesce(sum(cost), 0)::bigint as all_cost',
  'coalesce(sum(goal_total_reach), 0)::bigint as all_goal',
  ...METRICS.map((measure) => `coalesce(sum(${measure}), 0)::bigint as all_${measure}`),
  ...RARE_MEASURES.map((measure) => `count(*) filter (where campaign_type in (${listTypes(measure).join(', ')})) as count_${measure}`),
  `coalesce(sum(${OWN_FIGURE}) filter (where (goal_total_reach > 0) is not true), 0)::bigint as all_aimless`,
].join(', ');

/** The one measure of all campaigns of a set; undefined where they differ, or where there are none. */
export function findOneMeasure(totals: ListTotals): Metric | undefined {
  if (totals.all_count === 0) return undefined;
  const rare = RARE_MEASURES.find((measure) => totals[`count_${measure}`] > 0);
  if (rare === undefined) return 'reach';
  return totals[`count_${rare}`] === totals.all_count ? rare : undefined;
}

/** A query with its filters read, or all its wrong filters. */
export function readListQuery<Q extends { readonly filter: readonly string[] }>({
  filter,
  ...query
}: Q): Result<Omit<Q, 'filter'> & { readonly filters: Filters }, FiltersRefused> {
  const parsed = parseFilters(filter, CAMPAIGN_FILTER_FIELDS);
  return parsed.ok ? succeed({ ...query, filters: parsed.value }) : parsed;
}

/** The same for an export, whose chosen campaigns are named once each. */
export function readExportQuery(
  query: ParsedInput<'campaigns', 'exportCampaigns'>['query'],
): Result<ListChoice, FiltersRefused | ListedTwice> {
  const twice = findListedTwice({ campaign: query.campaign });
  return twice ? refuse(twice) : readListQuery(query);
}

interface Chosen {
  /** Names the filters that are set. */
  readonly name: string;
  readonly where: readonly string[];
  readonly values: readonly unknown[];
}

/** The filtered set. Its SQL varies only by which filters are set, so that few named statements serve every request. */
function chooseCampaigns(accountId: number, query: ListChoice, today: string): Chosen {
  const { filters } = query;
  const values: unknown[] = [accountId, query.is_deleted];
  const where = ['account_id = $1', 'is_deleted = $2'];
  let name = '';
  const { search, created } = filters;
  if (query.campaign.length > 0) {
    values.push(query.campaign);
    where.push(`id = any($${values.length}::bigint[])`);
    name += 'i';
  }
  if (search?.type === 'search') {
    values.push(likeQuery(search.text));
    where.push(`search_text like any($${values.length}::text[])`);
    name += 'q';
  }
  for (const key of ['state', 'media_type', 'campaign_type'] as const) {
    const filter = filters[key];
    if (filter?.type !== 'select') continue;
    values.push(filter.values);
    where.push(`${key} = any($${values.length}::text[])`);
    name += key.charAt(0);
  }
  if (created?.type === 'date') {
    const { from, to } = getInstants(dateBounds(created, today));
    values.push(new Date(from).toISOString(), new Date(to).toISOString());
    where.push(`created >= $${values.length - 1}::timestamptz and created < $${values.length}::timestamptz`);
    name += 'd';
  }
  return { name, where, values };
}

function getOrder(ordering: ListChoice['ordering']) {
  const column = ORDER_COLUMNS[ordering.replace('-', '')] ?? 'created';
  const direction = ordering.startsWith('-') ? 'desc' : 'asc';
  const back = direction === 'desc' ? 'asc' : 'desc';
  return { column, direction, text: `${column} ${direction}, id ${direction}`, backwards: `${column} ${back}, id ${back}` };
}

/**
 * One page of the list and the totals of the whole filtered set, in a single statement. Days are counted back from `today` (Tehran). The
 * totals and the ids of the page come from indexes alone: the rows of 10,000 campaigns would be megabytes. A page beyond the middle is
 * counted from the end. Rows are looked up one by one (lateral, limit 1): the planner does not know how short a page is, and would read all.
 */
export function listStatement(accountId: number, query: ListQuery, today: string): Statement {
  const { name, where, values } = chooseCampaigns(accountId, { ...query, campaign: [] }, today);
  const { column, direction, text, backwards } = getOrder(query.ordering);
  const chosen = where.join(' and ');
  const [limit, offset] = [`$${values.length + 1}::bigint`, `$${values.length + 2}::bigint`];
  const ranks = `select id, ${column} as rank from campaign where ${chosen}`;
  return {
    // PostgreSQL reads at most 63 characters of a name.
    name: `campaign_list:${name}:${query.ordering}`,
    text: `with totals as materialized (select ${TOTALS} from campaign where ${chosen}),
           page as materialized (
             (${ranks} and ${offset} * 2 <= (select all_count from totals) order by ${text} limit ${limit} offset ${offset})
             union all
             (${ranks} and ${offset} * 2 > (select all_count from totals) order by ${backwards}
               limit (select greatest(least(${limit}, all_count - ${offset}), 0) from totals)
               offset (select greatest(all_count - ${offset} - ${limit}, 0) from totals))
           )
           select line.*, totals.* from totals left join (
             select page.rank, row.* from page cross join lateral (
               select ${LINE_COLUMNS} from campaign where account_id = $1 and id = page.id limit 1
             ) row
           ) line on true
           order by line.rank ${direction}, line.id ${direction}`,
    values: [...values, query.limit, query.offset],
  };
}

/** The rows of the list after the campaign `after`, or its first rows: no row is read twice, whatever is added meanwhile. */
export function followingStatement(
  accountId: number,
  query: ListChoice,
  today: string,
  { after, limit }: { readonly after: number | undefined; readonly limit: number },
): Statement {
  const { name, where, values } = chooseCampaigns(accountId, query, today);
  const { column, direction, text } = getOrder(query.ordering);
  const cursor = `(${column}, id) ${direction === 'asc' ? '>' : '<'} (select ${column}, id from campaign where account_id = $1 and id = $${values.length + 2})`;
  return {
    name: `campaign_rows:${name}:${query.ordering}:${after === undefined ? 'first' : 'next'}`,
    text: `select ${LINE_COLUMNS} from campaign where ${[...where, ...(after === undefined ? [] : [cursor])].join(' and ')}
           order by ${text} limit $${values.length + 1}`,
    values: [...values, limit, ...(after === undefined ? [] : [after])],
  };
}
