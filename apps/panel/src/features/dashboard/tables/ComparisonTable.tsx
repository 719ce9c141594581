import { measuresFa } from '@jarchi/domain/campaigns/goal-words.fa.ts';
import { CAMPAIGN_TYPES, MEDIA_TYPES, type CampaignType } from '@jarchi/domain/platforms/platforms.ts';
import type { Metric } from '@jarchi/domain/campaigns/goals.ts';
import { hueBackground, hueStyle, platformHues } from '@jarchi/ui/chart/platform-hues.ts';
import { joinClasses } from '@jarchi/ui/classes.ts';
import { DataTable } from '@jarchi/ui/table/DataTable.tsx';
import type { TableColumn } from '@jarchi/ui/table/table-props.ts';
import { formatNumber, formatScaled, formatScaledText } from '@jarchi/ui/format/format.ts';
import { PlatformGlyph } from '@jarchi/ui/brand/PlatformGlyph.tsx';
import { Eye, Megaphone, MousePointerClick, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { dashboardFa } from '#features/dashboard/dashboard.fa.ts';
import type { Overview } from '#data/reports/reports.ts';
import type { ComparedBy } from '#features/dashboard/dashboard-list.ts';
import { findOnlyMeasure, getPriceTitle, getResultTitle, listMeasures, listResults } from '#features/dashboard/measures.ts';
import { comparedRows, type ComparedRow } from './comparison.ts';
import { Price, PriceLines, PriceWords } from './PriceWords.tsx';
import { mostShare, ShareBars } from './ShareBars.tsx';

const fa = dashboardFa.comparison;

const typeMark = { 'aria-hidden': true, size: 20, className: 'shrink-0 text-text-3' } as const;
const typeMarks: Readonly<Record<CampaignType, ReactNode>> = {
  REACH: <Megaphone {...typeMark} />,
  INFLUENCE: <Star {...typeMark} />,
  CPM: <Eye {...typeMark} />,
  CPC: <MousePointerClick {...typeMark} />,
};

function Mark({ row, size }: { row: ComparedRow; size: number }) {
  const platform = MEDIA_TYPES.find((known) => known === row.key);
  if (platform) return <PlatformGlyph platform={platform} size={size} label="" />;
  const type = CAMPAIGN_TYPES.find((known) => known === row.key);
  return type ? typeMarks[type] : null;
}

function Scaled({ value }: { value: number }) {
  const { figure, unit } = formatScaled(value);
  return (
    <span className="whitespace-nowrap">
      <b className="font-semibold">{figure}</b> <span className="text-sm text-text-3">{unit}</span>
    </span>
  );
}

/** «۲۱۴ هزار», for each measure of the row; with its name unless the heading has it. */
function Results({ row, only }: { row: ComparedRow; only: Metric | undefined }) {
  return listMeasures(row).map((measure) => (
    <span key={measure} className="block whitespace-nowrap">
      <Scaled value={row[measure]} /> {only === undefined && <span className="text-sm text-text-3">{measuresFa[measure].title}</span>}
    </span>
  ));
}

function listColumns(by: ComparedBy, most: number, totals: Overview['totals']): TableColumn<ComparedRow>[] {
  const result = getResultTitle(totals);
  const only = findOnlyMeasure(totals);
  return [
    {
      key: 'name',
      label: fa.names[by],
      width: '19%',
      cell: (row) => (
        <span className="flex items-center gap-3 font-semibold">
          <Mark row={row} size={24} />
          {row.name}
        </span>
      ),
    },
    { key: 'campaigns', label: fa.campaigns, width: '9%', isNumeric: true, cell: (row) => formatNumber(row.campaigns) },
    {
      key: 'shares',
      label: fa.shares(result),
      width: only ? '26%' : '22%',
      cell: (row) => <ShareBars row={row} most={most} result={result} />,
    },
    { key: 'cost', label: fa.cost, width: '14%', cell: (row) => <Scaled value={row.cost} /> },
    {
      key: 'result',
      label: result,
      width: only ? '12%' : '15%',
      ...(only ? {} : { help: fa.ownMeasures }),
      cell: (row) => <Results row={row} only={only} />,
    },
    { key: 'price', label: getPriceTitle(totals), cell: (row) => <PriceLines prices={row.prices} totals={totals.prices} /> },
  ];
}

function Card({ row, most, totals }: { row: ComparedRow; most: number; totals: Overview['totals'] }) {
  const [first] = row.prices;
  const isOne = row.prices.length === 1;
  return (
    <div className="flex gap-3">
      <Mark row={row} size={28} />
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        <span className="flex items-baseline justify-between gap-3">
          <span className="min-w-0 truncate text-md font-semibold">
            {row.name} <span className="ps-1 text-sm font-normal text-text-3">{fa.count(formatNumber(row.campaigns))}</span>
          </span>
          {first && isOne && (
            <b className="text-md font-semibold">
              <Price price={first} totals={totals.prices} />
            </b>
          )}
        </span>
        <ShareBars row={row} most={most} result={getResultTitle(totals)} />
        <span className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm text-text-3">
          {fa.line([dashboardFa.cost(formatScaledText(row.cost)), ...listResults(row)])}
          {first && isOne && <PriceWords price={first} totals={totals.prices} />}
        </span>
        {!isOne && <PriceLines prices={row.prices} totals={totals.prices} />}
      </div>
    </div>
  );
}

export interface ComparisonTableProps {
  overview: Overview;
  by: ComparedBy;
}

/** Compares the cost and the results of platforms or types. Below lg its rows are cards. */
export function ComparisonTable({ overview, by }: ComparisonTableProps) {
  const rows = comparedRows(overview, by);
  const most = mostShare(rows);
  const { totals } = overview;
  return (
    <DataTable
      caption={fa.captions[by](getResultTitle(totals), getPriceTitle(totals))}
      columns={listColumns(by, most, totals)}
      rows={rows}
      rowKey={(row) => row.key}
      renderCard={(row) => <Card row={row} most={most} totals={totals} />}
    />
  );
}

/** The legend of the two bars. Hidden from screen readers, because each pair has a label with its shares. */
export function ShareLegend({ overview, by }: ComparisonTableProps) {
  const hues = by === 'media_type' ? MEDIA_TYPES.slice(0, 3).map((platform) => platformHues[platform]) : ['var(--chart-1)'];
  return (
    <p aria-hidden className="flex items-center gap-4 text-sm text-text-3 max-lg:hidden">
      <span className="flex items-center gap-2">
        <span className="h-1.5 w-4 rounded-full bg-chart-compare" />
        {fa.costShare}
      </span>
      <span className="flex items-center gap-2">
        <span className="flex h-1.5 w-4 overflow-hidden rounded-full">
          {hues.map((hue) => (
            <span key={hue} className={joinClasses('flex-1', hueBackground)} style={hueStyle(hue)} />
          ))}
        </span>
        {fa.resultShare[by](getResultTitle(overview.totals))}
      </span>
    </p>
  );
}
