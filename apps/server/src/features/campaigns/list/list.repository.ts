import type { Statement } from '#infra/store/pipelined.ts';
import type { ParsedInput } from '@jarchi/contract/types.ts';
import { getInstants } from '@jarchi/domain/calendar/day-range.ts';
import { getMeasure } from '@jarchi/domain/campaigns/goals.ts';
import { dateBounds } from '@jarchi/domain/filters/date-bounds.ts';
import { parseFilters, type FiltersRefused } from '@jarchi/domain/filters/decode-filters.ts';
import { CAMPAIGN_FILTER_FIELDS, type Filters } from '@jarchi/domain/filters/filters.ts';
import { CAMPAIGN_TYPES } from '@jarchi/domain/platforms/platforms.ts';
import type { Metric } from '@jarchi/domain/reports/reports.ts';
import { succeed, type Result } from '@jarchi/domain/result.ts';
import { foldForSearch } from '@jarchi/domain/text/persian-text.ts';
import type { CampaignRecord } from '#features/campaigns/campaigns.repository.ts';

/** The filters and the order of the list, its filters read. */
export type ListChoice = Omit<ParsedInput<'campaigns', 'exportCampaigns'>['query'], 'filter'> & { readonly filters: Filters };
type ListQuery = ListChoice & Pick<ParsedInput<'campaigns', 'listCampaigns'>['query'], 'limit' | 'offset'>;

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
  | 'created'
> & {
  /** List price minus discount, without VAT. */
  readonly net: number;
};

/** A row of the list, and the totals of the whole filtered set. */
export interface ListedCampaign extends CampaignLine {
  readonly all_count: number;
  readonly all_price: number;
  readonly all_cost: number;
  readonly all_reach: number;
  readonly all_goal: number;
  /** The first and the last of its campaigns' measures by name: the same if all have one measure. */
  readonly least_measure: Metric;
  readonly most_measure: Metric;
  /** What counts towards the goals of its campaigns: of all, and of those that have a goal. Adds up only if all have one measure. */
  readonly all_reached: number;
  readonly all_aimed: number;
}

const LINE_COLUMNS = `id, title, media_type, campaign_type, content_type, state, reason, publish_period_start, publish_period_end,
             preferred_publish_start_hour, preferred_publish_end_hour, budget, goal_total_reach, price - discount as net, total,
             publishers, reach, views, clicks, cost, is_deleted, created`;

const byMeasure = (write: (measure: Metric) => string) =>
  `case campaign_type ${CAMPAIGN_TYPES.map((type) => `when '${type}' then ${write(getMeasure(type))}`).join(' ')} end`;
const MEASURE = byMeasure((measure) => `'${measure}'`);
const REACHED = byMeasure((measure) => measure);

/** A query with its filters read, or all its wrong filters. */
export function readListQuery<Q extends { readonly filter: readonly string[] }>({
  filter,
  ...query
}: Q): Result<Omit<Q, 'filter'> & { readonly filters: Filters }, FiltersRefused> {
  const parsed = parseFilters(filter, CAMPAIGN_FILTER_FIELDS);
  return parsed.ok ? succeed({ ...query, filters: parsed.value }) : parsed;
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
  if (search?.type === 'search') {
    values.push(`%${foldForSearch(search.text).replace(/[\\%_]/g, '\\$&')}%`);
    where.push(`search_text like $${values.length}`);
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
  return { column, direction, text: `${column} ${direction}, id ${direction}` };
}

/** One page of the list and the totals of the whole filtered set, in a single statement. Days are counted back from `today` (Tehran). */
export function listStatement(accountId: number, query: ListQuery, today: string): Statement {
  const { name, where, values } = chooseCampaigns(accountId, query, today);
  return {
    // PostgreSQL reads at most 63 characters of a name.
    name: `campaign_list:${name}:${query.ordering}`,
    text: `select ${LINE_COLUMNS},
             count(*) over () as all_count, (sum(price - discount) over ())::bigint as all_price, (sum(cost) over ())::bigint as all_cost,
             (sum(reach) over ())::bigint as all_reach, (sum(coalesce(goal_total_reach, 0)) over ())::bigint as all_goal,
             min(${MEASURE}) over () as least_measure, max(${MEASURE}) over () as most_measure,
             (sum(${REACHED}) over ())::bigint as all_reached,
             coalesce(sum(${REACHED}) filter (where goal_total_reach > 0) over (), 0)::bigint as all_aimed
           from campaign where ${where.join(' and ')}
           order by ${getOrder(query.ordering).text} limit $${values.length + 1} offset $${values.length + 2}`,
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
