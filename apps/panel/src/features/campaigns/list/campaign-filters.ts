import { CAMPAIGN_STATES } from '@jarchi/domain/campaigns/campaign-life.ts';
import type { FilterField } from '@jarchi/domain/filters/filters.ts';
import { CAMPAIGN_TYPES, MEDIA_TYPES } from '@jarchi/domain/platforms/platforms.ts';
import type { FilterOption, FilterSpec } from '@jarchi/ui/filters/filter-spec.ts';
import { platformName } from '@jarchi/ui/brand/PlatformGlyph.tsx';
import { uiFa } from '@jarchi/ui/ui.fa.ts';
import { campaignListFa } from './campaign-list.fa.ts';
import { campaignsFa } from '#features/campaigns/campaigns.fa.ts';
import type { LifeStage } from '#features/campaigns/status/life-stage.ts';
import { listFields } from './campaigns-list.ts';

const fa = campaignListFa.filters;

const words: Readonly<Record<string, readonly FilterOption[]>> = {
  state: CAMPAIGN_STATES.map((value) => ({ value, label: uiFa.states[value] })),
  media_type: MEDIA_TYPES.map((value) => ({ value, label: platformName(value) })),
  campaign_type: CAMPAIGN_TYPES.map((value) => ({ value, label: campaignsFa.types[value] })),
};

const getLabel = (key: string): string => (key in fa && key !== 'show' ? fa[key as Exclude<keyof typeof fa, 'show'>] : key);

function findOptions(field: FilterField): readonly FilterOption[] | undefined {
  if (field.type !== 'select' || typeof field.options === 'string') return undefined;
  const known = words[field.key] ?? [];
  return field.options.map((value) => known.find((option) => option.value === value) ?? { value, label: value });
}

/** The domain's filters for the campaigns of a tab, with their texts. */
export function campaignFilters(stage: LifeStage): readonly FilterSpec[] {
  return listFields(stage).map((field) => ({
    field,
    label: getLabel(field.key),
    options: findOptions(field),
    isExtra: field.type === 'date',
  }));
}
