import type { CallAnswer } from '@jarchi/contract/types.ts';
import { publishedFiles } from '@jarchi/domain/drafts/steps/content-step.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { getTotals } from '../reports.figures.ts';
import { withUnitCost, type Report } from '../stats/open-report.ts';
import { publisherRows, sumTotals } from '../stats/read-stats.ts';
import type { ReportPlacement } from '../stats/stats.repository.ts';
import { listPublishedContents } from './tabs.repository.ts';

export type Parts = CallAnswer<'reports', 'getStatsParts'>;
type Part = Parts['parts'][number];
type Naming = Pick<Part, 'key' | 'title' | 'file'>;

/** The figures of a report by content or by platform, the part with the most people first. */
export async function readParts(tx: Tx, report: Report, by: 'content' | 'platform'): Promise<Parts> {
  const { campaign, placements, range, measure } = report;
  const nameOf = by === 'platform' ? () => ({ key: campaign.media_type, title: '', file: null }) : await nameContents(tx, report);
  const figures = await report.readFigures(range);
  const groups = new Map<string, { naming: Naming; placements: ReportPlacement[] }>();
  for (const item of placements) {
    const naming = nameOf(item);
    const group = groups.get(naming.key) ?? { naming, placements: [] };
    group.placements.push(item);
    groups.set(naming.key, group);
  }
  const parts = [...groups.values()].map(({ naming, placements: own }): Part => {
    const ids = new Set(own.map(({ id }) => id));
    const rows = publisherRows(
      range,
      figures.filter(({ placement_id }) => ids.has(placement_id)),
      own,
    );
    const sumOf = (key: 'reach' | 'views' | 'clicks' | 'cost') => rows.reduce((sum, row) => sum + row[key], 0);
    const totals = getTotals({ reach: sumOf('reach'), views: sumOf('views'), clicks: sumOf('clicks') }, sumOf('cost'));
    return withUnitCost(measure, { ...naming, publishers: own.length, ...totals });
  });
  return {
    range,
    measure,
    parts: parts.toSorted((a, b) => b.reach - a.reach || a.key.localeCompare(b.key)),
    totals: withUnitCost(measure, sumTotals(range, figures, placements)),
  };
}

/** What each placement publishes: the campaign's own content, or the one that its publisher made. */
async function nameContents(tx: Tx, { campaign }: Report): Promise<(item: ReportPlacement) => Naming> {
  if (campaign.campaign_type !== 'INFLUENCE') {
    const ready = { key: 'ready', title: campaign.brief.content_caption, file: publishedFiles(campaign.brief)[0] ?? null };
    return () => ready;
  }
  const made = new Map((await listPublishedContents(tx, campaign.account_id, campaign.id)).map((row) => [row.placement_id, row]));
  return ({ id, title }) => ({ key: `of-${id}`, title, file: made.get(id)?.files[0] ?? null });
}
