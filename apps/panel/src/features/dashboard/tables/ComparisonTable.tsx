import { CAMPAIGN_TYPES, MEDIA_TYPES, type CampaignType } from '@jarchi/domain/platforms/platforms.ts';
import { hueGround, hueStyle, platformHues } from '@jarchi/ui/chart/stack/platform-hues.ts';
import { joinClasses } from '@jarchi/ui/classes.ts';
import { DataTable } from '@jarchi/ui/table/DataTable.tsx';
import type { TableColumn } from '@jarchi/ui/table/table-props.ts';
import { formatNumber, formatScaled, formatScaledText } from '@jarchi/ui/format/format.ts';
import { PlatformGlyph } from '@jarchi/ui/brand/PlatformGlyph.tsx';
import { Eye, Megaphone, MousePointerClick, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { dashboardFa } from '#features/dashboard/dashboard.fa.ts';
import type { Overview } from '#data/reports.ts';
import type { ComparedBy } from '#features/dashboard/dashboard-search.ts';
import { comparedRows, type ComparedRow } from './comparison.ts';
import { PriceCell, priceText, PriceWords } from './PriceWords.tsx';
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

function listColumns(by: ComparedBy, most: number, average: number | null): TableColumn<ComparedRow>[] {
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
    { key: 'shares', label: fa.shares, width: '26%', cell: (row) => <ShareBars row={row} most={most} /> },
    { key: 'cost', label: fa.cost, width: '14%', cell: (row) => <Scaled value={row.cost} /> },
    { key: 'reach', label: fa.reach, width: '12%', cell: (row) => <Scaled value={row.reach} /> },
    { key: 'price', label: fa.price, cell: (row) => <PriceCell price={row.cost_per_thousand} average={average} /> },
  ];
}

function Card({ row, most, average }: { row: ComparedRow; most: number; average: number | null }) {
  return (
    <div className="flex gap-3">
      <Mark row={row} size={28} />
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        <span className="flex items-baseline justify-between gap-3">
          <span className="min-w-0 truncate text-md font-semibold">
            {row.name} <span className="ps-1 text-sm font-normal text-text-3">{fa.count(formatNumber(row.campaigns))}</span>
          </span>
          <b className="text-md font-semibold">{priceText(row.cost_per_thousand)}</b>
        </span>
        <ShareBars row={row} most={most} />
        <span className="flex items-baseline justify-between gap-3 text-sm text-text-3">
          {fa.line(formatScaledText(row.cost), formatScaledText(row.reach))}
          <PriceWords price={row.cost_per_thousand} average={average} />
        </span>
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
  const average = overview.totals.cost_per_thousand;
  return (
    <DataTable
      caption={fa.captions[by]}
      columns={listColumns(by, most, average)}
      rows={rows}
      rowKey={(row) => row.key}
      renderCard={(row) => <Card row={row} most={most} average={average} />}
    />
  );
}

/** The legend of the two bars. Hidden from screen readers, because each pair has a label with its shares. */
export function ShareLegend({ by }: { by: ComparedBy }) {
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
            <span key={hue} className={joinClasses('flex-1', hueGround)} style={hueStyle(hue)} />
          ))}
        </span>
        {fa.reachShare[by]}
      </span>
    </p>
  );
}
