import { CONTENT_FILTER_FIELDS, MADE_FORMATS } from '@jarchi/domain/filters/content-filters.ts';
import { CONTENT_DEADLINES } from '@jarchi/domain/campaigns/rules/content-rules.ts';
import { contentTypeTitlesFa } from '@jarchi/domain/platforms/platforms.fa.ts';
import type { ListControl } from '@jarchi/shell/list/use-list.ts';
import { FilterBar } from '@jarchi/ui/filters/FilterBar.tsx';
import type { FilterOption, FilterSpec } from '@jarchi/ui/filters/filter-spec.ts';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import type { ContentList } from '#data/contents/contents.ts';
import type { ContentsState } from './contents-list.ts';
import { queueFa as fa } from './queue.fa.ts';

const labels: Readonly<Record<string, string>> = { search: fa.search, campaign: fa.campaign, content_type: fa.format, due: fa.due };

function listSpecs(campaigns: ContentList['campaigns']): readonly FilterSpec[] {
  const options: Readonly<Record<string, readonly FilterOption[]>> = {
    campaign: campaigns.map(({ id, title }) => ({ value: String(id), label: title })),
    content_type: MADE_FORMATS.map((value) => ({ value, label: contentTypeTitlesFa[value] })),
    due: CONTENT_DEADLINES.map((value) => ({ value, label: fa.dueIn[value] })),
  };
  return CONTENT_FILTER_FIELDS.map((field) => ({ field, label: labels[field.key] ?? field.key, options: options[field.key] }));
}

interface ContentsFilterBarProps {
  list: ListControl<ContentsState>;
  /** Those that have contents. */
  campaigns: ContentList['campaigns'];
  /** How many contents have these filters. */
  count: number;
}

/** Search and filters of the contents: campaign, format, and the days that are left to answer. */
export function ContentsFilterBar({ list: { state, change }, campaigns, count }: ContentsFilterBarProps) {
  return (
    <FilterBar
      specs={listSpecs(campaigns)}
      filters={state.filters}
      onFilters={(filters) => change({ filters })}
      searchLabel={fa.search}
      closeLabel={fa.show(formatNumber(count))}
      dropped={state.dropped}
    />
  );
}
