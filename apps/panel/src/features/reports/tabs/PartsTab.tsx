import { measuresFa } from '@jarchi/domain/campaigns/goal-words.fa.ts';
import type { MediaType } from '@jarchi/domain/platforms/platforms.ts';
import { platformTitlesFa } from '@jarchi/domain/platforms/platforms.fa.ts';
import { PlatformGlyph } from '@jarchi/ui/brand/PlatformGlyph.tsx';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { formatNumber, formatToman } from '@jarchi/ui/format/format.ts';
import { DataTable } from '@jarchi/ui/table/DataTable.tsx';
import type { TableColumn } from '@jarchi/ui/table/table-props.ts';
import { useQuery } from '@tanstack/react-query';
import { Image } from 'lucide-react';
import type { Ranges } from '#data/reports/reports.ts';
import { partsQuery, whileLive, type Parts } from '#data/reports/tabs.ts';
import { tabsFa } from './tabs.fa.ts';

const fa = tabsFa.parts;

type By = 'content' | 'platform';
type Part = Parts['parts'][number];

function PartName({ part, by }: { part: Part; by: By }) {
  if (by === 'platform')
    return (
      <span className="flex items-center gap-3 font-semibold">
        <PlatformGlyph platform={part.key as MediaType} size={24} />
        {platformTitlesFa[part.key as MediaType]}
      </span>
    );
  const isPicture = part.file?.type.startsWith('image/') === true;
  return (
    <span className="flex min-w-0 items-center gap-3">
      {part.file && isPicture ? (
        <img src={part.file.url} alt="" loading="lazy" className="size-10 shrink-0 rounded-sm object-cover" />
      ) : (
        <span className="grid size-10 shrink-0 place-items-center rounded-sm bg-surface-press text-text-3">
          <Image aria-hidden size={18} />
        </span>
      )}
      <bdi className="line-clamp-2 min-w-0 font-semibold break-words whitespace-normal">{part.title.trim() || fa.ready}</bdi>
    </span>
  );
}

/** A link may hide what the campaign costs: then there are no columns of it. */
function listColumns(by: By, { measure, totals }: Parts): TableColumn<Part>[] {
  const figure = (key: 'reach' | 'views' | 'clicks') => ({
    key,
    label: fa[key],
    isNumeric: true,
    cell: (part: Part) => formatNumber(part[key]),
  });
  return [
    { key: 'part', label: fa[by], cell: (part) => <PartName part={part} by={by} /> },
    { key: 'publishers', label: fa.publishers, isNumeric: true, cell: (part) => formatNumber(part.publishers) },
    figure('reach'),
    figure('views'),
    figure('clicks'),
    ...(totals.cost === null ? [] : [money('cost', fa.cost), money('unit_cost', measuresFa[measure].unitCost)]),
  ];
}

const formatMoney = (amount: number | null) => (amount === null ? fa.none : formatToman(amount));

const money = (key: 'cost' | 'unit_cost', label: string): TableColumn<Part> => ({
  key,
  label,
  isNumeric: true,
  cell: (part) => formatMoney(part[key]),
});

export interface PartsTabProps {
  campaign: number;
  by: By;
  ranges: Ranges;
  isLive: boolean;
}

/** The figures of a report by content or by platform, with their totals. */
export function PartsTab({ campaign, by, ranges, isLive }: PartsTabProps) {
  const read = useQuery({ ...partsQuery(campaign, by, ranges), ...whileLive(isLive) });
  // While another tab's answer stands in, its rows are of another kind.
  const parts = read.isPlaceholderData ? undefined : read.data;
  const region = getRegion(read);
  return (
    <DataRegion
      {...region}
      state={read.isPlaceholderData ? 'loading' : parts?.parts.length === 0 ? 'empty' : region.state}
      empty={fa.empty}
      skeleton={<SkeletonRows rows={3} />}
    >
      {parts && (
        <DataTable
          caption={fa.caption[by]}
          columns={listColumns(by, parts)}
          rows={parts.parts}
          rowKey={({ key }) => key}
          totals={{
            part: fa.total,
            reach: formatNumber(parts.totals.reach),
            views: formatNumber(parts.totals.views),
            clicks: formatNumber(parts.totals.clicks),
            ...(parts.totals.cost === null ? {} : { cost: formatMoney(parts.totals.cost) }),
          }}
        />
      )}
    </DataRegion>
  );
}
