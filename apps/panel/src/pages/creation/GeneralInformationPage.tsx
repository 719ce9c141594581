import { BudgetSection } from '#features/drafts/general/BudgetSection.tsx';
import { GlanceRail, type MatchingPublishers } from '#features/drafts/general/GlanceRail.tsx';
import { MessageSection } from '#features/drafts/general/MessageSection.tsx';
import { PeriodSection } from '#features/drafts/general/PeriodSection.tsx';
import { PlaceSection } from '#features/drafts/general/PlaceSection.tsx';
import { CreationFrame } from '#features/drafts/frame/CreationFrame.tsx';
import { StepBar } from '#features/drafts/frame/StepBar.tsx';
import { useStepForm } from '#features/drafts/frame/useStepForm.ts';
import { kindOf, useCategories, useMatchingPublishers } from '#features/publishers/plan-queries.ts';
import { useCreationStep } from './useCreationStep.ts';

const STEP = 'general-information';

/** Where and how, what and for whom, when, how much. */
export function GeneralInformationPage() {
  const { open, today, goTo } = useCreationStep(STEP);
  const form = useStepForm(open, STEP, today, goTo);
  const { data } = open.draft;
  const categories = useCategories().data ?? [];
  const matching = useMatchingPublishers(kindOf(data.media_type, data.content_type), data.ad_categories).data;
  const shown: MatchingPublishers = {
    count: matching?.count,
    byCategory: data.ad_categories.flatMap((id) => {
      const category = categories.find((candidate) => candidate.id === id);
      const facet = matching?.facets?.categories.find((candidate) => candidate.id === id);
      return category ? [{ id, title: category.title_fa, count: facet?.count ?? 0 }] : [];
    }),
  };
  const part = { data, issues: form.issues, onChange: open.session.change };
  return (
    <CreationFrame
      {...open}
      step={STEP}
      today={today}
      rail={<GlanceRail data={data} matching={shown} />}
      railClassName="xl:w-[356px]"
      bar={
        <StepBar
          step={STEP}
          draft={open.draft}
          left={form.left}
          isBusy={form.isBusy}
          onSave={form.save}
          onContinue={() => void form.goOn()}
          onShowLeft={form.showLeft}
        />
      }
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.goOn();
        }}
        className="mx-auto max-w-(--form-max) px-(--gutter) pb-8"
      >
        <PlaceSection data={data} onChange={open.session.change} />
        <MessageSection {...part} categories={categories} />
        <PeriodSection {...part} today={today} />
        <BudgetSection {...part} />
      </form>
    </CreationFrame>
  );
}
