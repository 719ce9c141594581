import type { Statement } from '#infra/pipelined.ts';
import type { CallAnswer, ParsedInput } from '@jarchi/contract/types.ts';
import { instantsOf } from '@jarchi/domain/calendar/day-range.ts';
import { dateBounds } from '@jarchi/domain/filters/date-bounds.ts';
import { decodeFilters } from '@jarchi/domain/filters/decode-filters.ts';
import { CAMPAIGN_FILTER_FIELDS } from '@jarchi/domain/filters/filters.ts';
import { foldForSearch } from '@jarchi/domain/text/persian-text.ts';
import { lineAnswer, type CampaignLine } from './campaigns.answers.ts';

type ListQuery = ParsedInput<'campaigns', 'listCampaigns'>['query'];
type ListAnswer = CallAnswer<'campaigns', 'listCampaigns'>;

const ORDER_COLUMNS: Readonly<Record<string, string>> = {
  created: 'created',
  title: 'title',
  publish_period_start: 'publish_period_start',
  price: '(price - discount)',
};

/** A line, and beside it the totals of the whole filtered set. */
export interface ListedCampaign extends CampaignLine {
  readonly all_count: number;
  readonly all_price: number;
  readonly all_cost: number;
  readonly all_reach: number;
  readonly all_goal: number;
}

/**
 * One page of the list and the totals of the whole filtered set, in a single statement. Its text varies only by
 * which filters are set and the order, so that few named statements serve every request. Days are counted back from
 * `today` (Tehran).
 */
export function listStatement(accountId: number, query: ListQuery, today: string): Statement {
  const { filters } = decodeFilters(query.filter ?? [], CAMPAIGN_FILTER_FIELDS);
  const values: unknown[] = [accountId, query.is_deleted];
  const where = ['account_id = $1', 'is_deleted = $2'];
  let used = '';
  const { search, created } = filters;
  if (search?.type === 'search') {
    values.push(`%${foldForSearch(search.text).replace(/[\\%_]/g, '\\$&')}%`);
    where.push(`search_text like $${values.length}`);
    used += 'q';
  }
  for (const key of ['state', 'media_type', 'campaign_type'] as const) {
    const filter = filters[key];
    if (filter?.type !== 'select') continue;
    values.push(filter.values);
    where.push(`${key} = any($${values.length}::text[])`);
    used += key.charAt(0);
  }
  if (created?.type === 'date') {
    const { from, to } = instantsOf(dateBounds(created, today));
    values.push(new Date(from).toISOString(), new Date(to).toISOString());
    where.push(`created >= $${values.length - 1}::timestamptz and created < $${values.length}::timestamptz`);
    used += 'd';
  }
  const isDescending = query.ordering.startsWith('-');
  const column = ORDER_COLUMNS[query.ordering.replace(/^-/, '')] ?? 'created';
  const direction = isDescending ? 'desc' : 'asc';
  values.push(query.limit, query.offset);
  return {
    // PostgreSQL reads 63 characters of a name.
    name: `campaign_list:${used}:${query.ordering}`,
    text: `select id, title, media_type, campaign_type, content_type, state, reason, publish_period_start, publish_period_end,
             preferred_publish_start_hour, preferred_publish_end_hour, budget, goal_total_reach, price - discount as net, total,
             publishers, reach, views, clicks, cost, created,
             count(*) over () as all_count, (sum(price - discount) over ())::bigint as all_price, (sum(cost) over ())::bigint as all_cost,
             (sum(reach) over ())::bigint as all_reach, (sum(coalesce(goal_total_reach, 0)) over ())::bigint as all_goal
           from campaign where ${where.join(' and ')}
           order by ${column} ${direction}, id ${direction} limit $${values.length - 1} offset $${values.length}`,
    values,
  };
}

export function listAnswer(rows: readonly ListedCampaign[], now: number): ListAnswer {
  const [first] = rows;
  return {
    count: first?.all_count ?? 0,
    totals: {
      price: first?.all_price ?? 0,
      cost: first?.all_cost ?? 0,
      reach: first?.all_reach ?? 0,
      goal_total_reach: first?.all_goal ?? 0,
    },
    results: rows.map((row) => lineAnswer(row, now)),
  };
}
