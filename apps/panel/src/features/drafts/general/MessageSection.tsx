import { CATEGORIES_MAX, TITLE_MAX } from '@jarchi/domain/drafts/drafts.ts';
import { QUALITY_GOALS } from '@jarchi/domain/drafts/fields/draft-fields.ts';
import { keepText } from '@jarchi/domain/drafts/fields/keep-text.ts';
import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { SelectField } from '@jarchi/ui/fields/SelectField.tsx';
import { Skeleton } from '@jarchi/ui/feedback/Skeleton.tsx';
import { TextField } from '@jarchi/ui/fields/TextField.tsx';
import { Suspense } from 'react';
import { fieldError } from '#features/drafts/issues/draft-issue-texts.ts';
import { draftsFa } from '#features/drafts/drafts.fa.ts';
import { TextDoctor } from '#features/text-doctor/public.ts';
import type { CategoryOption, FormPartProps } from './form-props.ts';
import { FormSection } from './FormSection.tsx';
import { generalFa } from './general.fa.ts';

const MultiSelect = lazyPart(() => import('@jarchi/ui/fields/MultiSelect.tsx'), 'MultiSelect');

const LocationsField = lazyPart(() => import('./LocationsField.tsx'), 'LocationsField');

const fa = generalFa.message;
const waiting = <Skeleton className="mt-7.5 h-(--h-lg)! rounded-md!" />;
const waitingWithHint = <Skeleton className="mt-7.5 mb-7 h-(--h-lg)! rounded-md!" />;

export interface CategoryList {
  /** Undefined while they load. */
  readonly options: readonly CategoryOption[] | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Title, goal, places and categories. */
export function MessageSection({ data, issues, onChange, categories }: FormPartProps & { categories: CategoryList }) {
  const failed = (
    <button type="button" onClick={categories.retry} className="rounded-sm underline">
      {fa.categoriesFailed} {fa.retry}
    </button>
  );
  const options = categories.options?.map(({ id, title_fa }) => ({ value: String(id), label: title_fa }));
  return (
    <FormSection title={fa.title}>
      <div className="grid gap-4 md:grid-cols-2">
        <TextDoctor name="title" label={fa.name} value={data.title} onChange={(title) => onChange({ title: keepText('title', title) })}>
          <TextField
            size="lg"
            label={fa.name}
            name="title"
            placeholder={fa.nameExample}
            value={data.title}
            onChange={(title) => onChange({ title: keepText('title', title) })}
            error={fieldError(issues, 'title')}
            counterLimit={TITLE_MAX}
            isRequired
          />
        </TextDoctor>
        <SelectField
          size="lg"
          label={fa.goal}
          name="campaign_quality_goal"
          value={data.campaign_quality_goal}
          onChange={(campaign_quality_goal) => onChange({ campaign_quality_goal })}
          options={QUALITY_GOALS.map((value) => ({ value, label: draftsFa.goals[value] }))}
        />
        <Suspense fallback={data.execution_locations.length === 0 ? waitingWithHint : waiting}>
          <LocationsField value={data.execution_locations} onChange={(execution_locations) => onChange({ execution_locations })} />
        </Suspense>
        <Suspense fallback={waiting}>
          <MultiSelect
            label={fa.categories}
            optional={fa.categoriesLimit(formatNumber(CATEGORIES_MAX))}
            limit={CATEGORIES_MAX}
            value={data.ad_categories.map(String)}
            onChange={(ids) => onChange({ ad_categories: ids.map(Number) })}
            options={options ?? []}
            isDisabled={options === undefined}
            error={fieldError(issues, 'ad_categories') ?? (categories.hasFailed && options === undefined ? failed : undefined)}
          />
        </Suspense>
      </div>
    </FormSection>
  );
}
