import type { CallAnswer } from '@jarchi/contract/types.ts';
import { STAFF_FILTERS } from '@jarchi/domain/filters/publisher-filters.ts';
import type { FilterField } from '@jarchi/domain/filters/filters.ts';

type FieldAnswer = CallAnswer<'publishers', 'listPlanFilters'>['results'][number];

/** A filter as the call describes it; options are empty when any id may be chosen. */
export function answerFilterField(field: FilterField): FieldAnswer {
  const limits = field.type === 'number' ? field.limits : undefined;
  const options = field.type === 'select' && Array.isArray(field.options) ? field.options : [];
  return {
    key: field.key,
    type: field.type,
    is_multiple: field.type === 'select' && field.isMultiple,
    minimum: limits?.from ?? null,
    maximum: limits?.to ?? null,
    options,
    is_staff_only: STAFF_FILTERS.includes(field.key),
  };
}
