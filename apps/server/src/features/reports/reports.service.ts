import type { CallRefusal, ParsedInput } from '@jarchi/contract/types.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import { nameExportFile } from '@jarchi/domain/reports/export-file.ts';
import type { Clock } from '#infra/clock/clock.ts';
import type { FileAnswer } from '#infra/files/file-store.ts';
import type { Tenancy, Tx } from '#infra/store/tenancy.ts';
import { reportPdfFa } from './pdf/report-pdf.fa.ts';
import { createReportDocuments, type ReportPdf } from './pdf/report-pdf.ts';
import { hoursFor, partsFor, queryFor, statsFor, type ReportReader } from './report-readers.ts';
import { findReportCampaign, getAccountTitle, listReportPlacements } from './stats/stats.repository.ts';
import { createNotesService } from './notes/notes.service.ts';
import { readOverview, type OverviewQuery } from './overview/reports.overview.ts';
import { exportCompared, exportPublishers } from './reports.export.ts';
import { readPeriod } from './overview/read-period.ts';
import { openReport, type RangeQuery, type Report } from './stats/open-report.ts';
import { readStats } from './stats/read-stats.ts';
import { exportHours, exportParts } from './tabs/export-tabs.ts';
import { readChange } from './tabs/read-change.ts';
import { readHours } from './tabs/read-hours.ts';
import { readParts } from './tabs/read-parts.ts';
import { readPlacement } from './tabs/read-placement.ts';

type Query<N extends 'getStats' | 'exportReport' | 'getStatsParts' | 'getStatsHours' | 'explainChange'> = ParsedInput<
  'reports',
  N
>['query'];
type RangeOnly = Omit<RangeQuery, 'figure'>;
type RangeRefusal = CallRefusal<'reports', 'explainChange'>;

export type ReportsService = ReturnType<typeof createReportsService>;

export interface ReportsDeps {
  readonly tenancy: Tenancy;
  readonly clocks: { readonly world: Clock; readonly wall: Clock };
  /** At the foot of documents. */
  readonly brand: ReportPdf['brand'];
}

export function createReportsService({ tenancy, clocks, brand }: ReportsDeps) {
  const { world } = clocks;
  const documents = createReportDocuments();

  /** Reads from the report of a campaign over a range; without a range, of the whole campaign. */
  const withReport = <T>(
    accountId: number,
    id: number,
    query: RangeOnly,
    read: (tx: Tx, report: Report) => Promise<T>,
  ): Promise<Result<T, RangeRefusal>> =>
    tenancy.withAccount(accountId, async (tx) => {
      const report = await openReport(tx, { accountId, id, now: world.now() }, query);
      return report.ok ? succeed(await read(tx, report.value)) : report;
    });

  const overviewOf = (accountId: number, query: OverviewQuery) =>
    tenancy.withAccount(accountId, (tx) => readOverview(tx, accountId, query, world.now()));

  /** The report as its reader may see it. */
  const statsOf = async (reader: ReportReader, report: Report, ordering: Query<'getStats'>['ordering']) =>
    statsFor(reader, await readStats(report, ordering));

  async function makeFile(tx: Tx, reader: ReportReader, report: Report, query: Query<'exportReport'>): Promise<FileAnswer> {
    const { ordering, only_accepted_ccs_for_cpm, by } = query;
    const about = { title: report.campaign.title, now: world.now() };
    if (by === 'hour') return exportHours(about, hoursFor(reader, await readHours(tx, report, only_accepted_ccs_for_cpm)));
    if (by !== 'publisher') return exportParts(about, by, partsFor(reader, await readParts(tx, report, by)));
    const stats = await statsOf(reader, report, ordering);
    return exportPublishers({ title: about.title, stats }, about.now);
  }

  return {
    ...createNotesService({ tenancy, wall: clocks.wall }),

    close: () => documents.close(),

    readStats(reader: ReportReader, id: number, asked: Query<'getStats'>) {
      const query = queryFor(reader, asked);
      return withReport(reader.account_id, id, query, (_tx, report) => statsOf(reader, report, query.ordering));
    },

    readParts(reader: ReportReader, id: number, asked: Query<'getStatsParts'>) {
      const query = queryFor(reader, asked);
      return withReport(reader.account_id, id, query, async (tx, report) => partsFor(reader, await readParts(tx, report, query.by)));
    },

    readHours(reader: ReportReader, id: number, asked: Query<'getStatsHours'>) {
      const query = queryFor(reader, asked);
      return withReport(reader.account_id, id, query, async (tx, report) =>
        hoursFor(reader, await readHours(tx, report, query.only_accepted_ccs_for_cpm)),
      );
    },

    explainChange: (accountId: number, id: number, query: Query<'explainChange'>) =>
      withReport(accountId, id, query, (_tx, report) => readChange(report, query.figure)),

    async readPlacement(
      accountId: number,
      { campaign, placement }: ParsedInput<'reports', 'getStatsOfPlacement'>['params'],
      query: RangeOnly,
    ) {
      const read = await withReport(accountId, campaign, query, (tx, report) => readPlacement(tx, report, placement));
      if (!read.ok) return read;
      return read.value ? succeed(read.value) : refuse({ code: 'not_found' } as const);
    },

    /** The table of a tab as an Excel file. */
    async exportReport(reader: ReportReader, id: number, asked: Query<'exportReport'>) {
      const query = queryFor(reader, asked);
      return withReport(reader.account_id, id, query, (tx, report) => makeFile(tx, reader, report, query));
    },

    /** The publishers of the report as a document. */
    async exportReportPdf(reader: ReportReader, id: number, asked: Query<'getStats'>, signal: AbortSignal) {
      const query = queryFor(reader, asked);
      const read = await withReport(reader.account_id, id, query, async (tx, report) => {
        const { title, media_type, campaign_type, content_type, publish_period_start, publish_period_end } = report.campaign;
        const of = { title, media_type, campaign_type, content_type, publish_period_start, publish_period_end };
        const account_title = await getAccountTitle(tx, reader.account_id);
        return { ...of, brand, account_title, stats: await statsOf(reader, report, query.ordering), made_at: world.now() };
      });
      if (!read.ok) return read;
      const { title, made_at } = read.value;
      return documents.make({ input: read.value, filename: nameExportFile(reportPdfFa.title(title), made_at, 'pdf'), signal });
    },

    /** All campaigns over a range, by platform, by type, and one page of them; without a range, of the last 30 days. */
    async readOverview(accountId: number, query: OverviewQuery & { readonly limit: number; readonly offset: number }) {
      const read = await overviewOf(accountId, query);
      if (!read.ok) return read;
      const { overview, campaigns } = read.value;
      const results = campaigns.slice(query.offset, query.offset + query.limit);
      return succeed({ ...overview, campaigns: { count: campaigns.length, results } });
    },

    /** The same totals over a period, in the caller's transaction. */
    readPeriod,

    /** The campaigns of readOverview, all pages. */
    async exportOverview(accountId: number, query: OverviewQuery) {
      const read = await overviewOf(accountId, query);
      return read.ok ? succeed(exportCompared(read.value.campaigns, read.value.overview.totals, world.now())) : read;
    },
  };
}

/** The source of the cost of each placement of a campaign, for those who tell how a cost came about. */
export const costSource = {
  async listCosted(tx: Tx, accountId: number, campaignId: number) {
    const row = await findReportCampaign(tx, accountId, campaignId);
    if (!row) return [];
    const { campaign_type } = row;
    return (await listReportPlacements(tx, accountId, row)).map(({ id, costed, hours }) => ({ id, campaign_type, costed, hours }));
  },
};
