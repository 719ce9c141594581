import { decodeFilters } from '@jarchi/domain/filters/decode-filters.ts';
import { encodeFilters, type FilterField, type Filters } from '@jarchi/domain/filters/filters.ts';
import { audienceWordsFa, storyNumberTitlesFa } from '@jarchi/domain/platforms/platforms.fa.ts';
import { STORY_NUMBERS } from '@jarchi/domain/platforms/plan-options.ts';
import { getAudienceWord } from '@jarchi/domain/platforms/platforms.ts';
import { PAGE_TYPES } from '@jarchi/domain/publishers/publishers.ts';
import type { FilterOption, FilterSpec } from '@jarchi/ui/filters/filter-spec.ts';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { Sparkles } from 'lucide-react';
import { planFields, type PlanPair } from './plan-fields.ts';
import { planToolsFa as fa } from './plan-tools.fa.ts';

type Words = Omit<FilterSpec, 'field'>;

/** The words of each filter, in the order of the bar. */
function getWords({ media_type }: PlanPair, categories: readonly FilterOption[]): Readonly<Record<string, Words>> {
  return {
    search: { label: fa.search },
    recommendedOnly: { label: fa.recommendedOnly, hint: fa.recommendedText, icon: Sparkles },
    price: { label: fa.price, unit: fa.toman },
    followers: { label: audienceWordsFa[getAudienceWord(media_type)], unit: fa.person },
    categories: { label: fa.categories, options: categories },
    availabilityHours: { label: fa.availability },
    pageType: { label: fa.pageType, options: PAGE_TYPES.map((value) => ({ value, label: fa.pageTypes[value] })), isExtra: true },
    storyNumber: {
      label: fa.storyNumber,
      options: STORY_NUMBERS.map((value) => ({ value, label: storyNumberTitlesFa[value] })),
      isExtra: true,
    },
    willProvideInsight: { label: fa.insight, hint: fa.insightText },
    selectedOnly: { label: fa.selectedOnly, isExtra: true },
    score: { label: fa.score, tag: fa.staff, isExtra: true },
    reliableOnly: { label: fa.reliableOnly, tag: fa.staff, isExtra: true },
  };
}

function findHours(field: FilterField): readonly FilterOption[] | undefined {
  if (field.key !== 'availabilityHours' || field.type !== 'select' || typeof field.options === 'string') return undefined;
  return field.options.map((value) => ({ value, label: fa.hours(formatNumber(Number(value))) }));
}

/** The filters of a platform's format, in words. */
export function planFilters(pair: PlanPair, categories: readonly FilterOption[]): readonly FilterSpec[] {
  const fields = planFields(pair);
  return Object.entries(getWords(pair, categories)).flatMap(([key, words]) => {
    const field = fields.find((candidate) => candidate.key === key);
    return field ? [{ ...words, field, options: findHours(field) ?? words.options }] : [];
  });
}

/** Reads the filters of the address, and counts those that cannot be read. */
export function readPlanFilters(
  texts: readonly string[],
  specs: readonly FilterSpec[],
): { readonly filters: Filters; readonly dropped: number } {
  const { filters, notices } = decodeFilters(
    texts,
    specs.map(({ field }) => field),
  );
  return { filters, dropped: notices.length };
}

export function writePlanFilters(filters: Filters, specs: readonly FilterSpec[]): string[] {
  return encodeFilters(
    filters,
    specs.map(({ field }) => field),
  );
}
