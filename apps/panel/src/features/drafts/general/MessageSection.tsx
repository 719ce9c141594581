import { CATEGORIES_MAX, QUALITY_GOALS, TITLE_MAX } from '@jarchi/domain/drafts/drafts.ts';
import { formatNumber } from '@jarchi/ui/format.ts';
import { SelectField } from '@jarchi/ui/SelectField.tsx';
import { Skeleton } from '@jarchi/ui/Skeleton.tsx';
import { TextField } from '@jarchi/ui/TextField.tsx';
import { lazy, Suspense } from 'react';
import { fieldError } from '../draft-texts.ts';
import { draftsFa as fa } from '../drafts.fa.ts';
import type { CategoryOption, FormPartProps } from './form-props.ts';
import { FormSection } from './FormSection.tsx';

const MultiSelect = lazy(async () => ({ default: (await import('@jarchi/ui/MultiSelect.tsx')).MultiSelect }));

const waiting = <Skeleton className="mt-7.5 h-(--h-lg)! rounded-md!" />;
const cities = fa.cities.map((city) => ({ value: city as string, label: city as string }));

/** Title, goal, places and categories. */
export function MessageSection({ data, issues, onChange, categories }: FormPartProps & { categories: readonly CategoryOption[] }) {
  return (
    <FormSection title={fa.whatForWhom}>
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          size="lg"
          label={fa.title}
          name="title"
          placeholder={fa.titleExample}
          value={data.title}
          onChange={(title) => onChange({ title })}
          error={fieldError(issues, 'title')}
          {...(data.title.length > TITLE_MAX - 20 ? { counterLimit: TITLE_MAX } : {})}
          isRequired
        />
        <SelectField
          size="lg"
          label={fa.goal}
          name="campaign_quality_goal"
          value={data.campaign_quality_goal}
          onChange={(campaign_quality_goal) => onChange({ campaign_quality_goal })}
          options={QUALITY_GOALS.map((value) => ({ value, label: fa.goals[value] }))}
        />
        <Suspense fallback={waiting}>
          <MultiSelect
            label={fa.locations}
            value={data.execution_locations}
            onChange={(execution_locations) => onChange({ execution_locations })}
            options={cities}
            {...(data.execution_locations.length === 0 ? { hint: fa.locationsHint } : {})}
          />
        </Suspense>
        <Suspense fallback={waiting}>
          <MultiSelect
            label={fa.categories}
            optional={fa.categoriesLimit(formatNumber(CATEGORIES_MAX))}
            limit={CATEGORIES_MAX}
            value={data.ad_categories.map(String)}
            onChange={(ids) => onChange({ ad_categories: ids.map(Number) })}
            options={categories.map(({ id, title_fa }) => ({ value: String(id), label: title_fa }))}
            error={fieldError(issues, 'ad_categories')}
          />
        </Suspense>
      </div>
    </FormSection>
  );
}
