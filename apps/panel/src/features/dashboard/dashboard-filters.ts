import { OVERVIEW_FILTER_FIELDS } from '@jarchi/domain/reports/overview/overview-choice.ts';
import { CAMPAIGN_TYPES, MEDIA_TYPES } from '@jarchi/domain/platforms/platforms.ts';
import type { FilterOption, FilterSpec } from '@jarchi/ui/filters/filter-spec.ts';
import { platformName } from '@jarchi/ui/brand/PlatformGlyph.tsx';
import { dashboardFa as fa } from './dashboard.fa.ts';
import { COMPARED_BY, type ComparedBy } from './dashboard-list.ts';

const options: Readonly<Record<ComparedBy, readonly FilterOption[]>> = {
  media_type: MEDIA_TYPES.map((value) => ({ value, label: platformName(value) })),
  campaign_type: CAMPAIGN_TYPES.map((value) => ({ value, label: fa.types[value] })),
};

/** The filters for platform and type, with their texts. */
export const dashboardFilters: readonly FilterSpec[] = OVERVIEW_FILTER_FIELDS.flatMap((field) => {
  const key = COMPARED_BY.find((known) => known === field.key);
  return key ? [{ field, label: fa.filters[key], options: options[key] }] : [];
});
