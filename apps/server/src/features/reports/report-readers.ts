import type { CallAnswer, ParsedInput } from '@jarchi/contract/types.ts';

type Stats = CallAnswer<'reports', 'getStats'>;
type Parts = CallAnswer<'reports', 'getStatsParts'>;
type Hours = CallAnswer<'reports', 'getStatsHours'>;
type Asked = Omit<ParsedInput<'reports', 'getStats'>['query'], 'token' | 'ordering'>;

/** Who reads a report: a member of the account, or someone with a link. */
export interface ReportReader {
  readonly account_id: number;
  readonly link?: { readonly is_cost_hidden: boolean } | undefined;
}

/** A stranger's query: the figures that count, no comparison, and no order that would tell what is hidden. */
export function queryFor<Q extends Asked & { readonly ordering?: string }>({ link }: ReportReader, query: Q): Q {
  if (!link) return query;
  const isByCost = query.ordering?.endsWith('cost') ?? false;
  const ordering = link.is_cost_hidden && isByCost ? { ordering: '-reach' } : {};
  return { ...query, ...ordering, only_accepted_ccs_for_cpm: true, compare_from: undefined, compare_to: undefined };
}

/** A report as its reader may see it: a link compares nothing, and may hide every cost. */
export function statsFor({ link }: ReportReader, stats: Stats): Stats {
  if (!link) return stats;
  const shown: Stats = {
    ...stats,
    compared_range: null,
    compared_totals: null,
    compared_series: [],
  };
  return link.is_cost_hidden ? withoutCosts(shown) : shown;
}

const NO_COST = { cost: null, unit_cost: null };

/** The figures of a tab as its reader may see them. */
export function partsFor({ link }: ReportReader, parts: Parts): Parts {
  if (!link?.is_cost_hidden) return parts;
  return { ...parts, parts: parts.parts.map((part) => ({ ...part, ...NO_COST })), totals: { ...parts.totals, ...NO_COST } };
}

export function hoursFor({ link }: ReportReader, hours: Hours): Hours {
  if (!link?.is_cost_hidden) return hours;
  return { ...hours, hours: hours.hours.map((hour) => ({ ...hour, cost: null })), totals: { ...hours.totals, cost: null } };
}

function withoutCosts(stats: Stats): Stats {
  return {
    ...stats,
    totals: { ...stats.totals, ...NO_COST },
    series: stats.series.map((point) => ({ ...point, ...NO_COST })),
    publishers: stats.publishers.map((row) => ({ ...row, ...NO_COST })),
    pace: { ...stats.pace, cost: null, price: null },
  };
}
