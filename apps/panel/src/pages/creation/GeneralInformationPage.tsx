import { isPeriodOver } from '@jarchi/domain/drafts/steps/general-step.ts';
import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import { useState } from 'react';
import { generalFa } from '#features/drafts/general/general.fa.ts';
import { ConsiderationsSection } from '#features/drafts/general/ConsiderationsSection.tsx';
import { MessageSection } from '#features/drafts/general/MessageSection.tsx';
import { BudgetSection } from '#features/drafts/general/goal/BudgetSection.tsx';
import { keepClicks } from '#features/drafts/general/goal/clicks-goal.ts';
import { PeriodSection } from '#features/drafts/general/period/PeriodSection.tsx';
import { FormatSection } from '#features/drafts/general/format/FormatSection.tsx';
import { CreationFrame } from '#features/drafts/frame/CreationFrame.tsx';
import { StepBar } from '#features/drafts/frame/StepBar.tsx';
import { useStepForm } from '#features/drafts/frame/useStepForm.ts';
import { useCategories } from '#data/publishers/plans.ts';
import { MatchingRail } from './general/MatchingRail.tsx';
import { useCreationStep } from './useCreationStep.ts';
import { ViewsSection } from '#features/drafts/general/goal/ViewsSection.tsx';
import { ClicksSection } from '#features/drafts/general/goal/ClicksSection.tsx';
import { GlanceRail } from '#features/drafts/general/rail/GlanceRail.tsx';
import { PriceBox } from '#features/drafts/general/rail/PriceBox.tsx';

const STEP = 'general-information';

/** Platform and type, subject and audience, period, budget. A campaign that is sold by count asks for the count first, clicks after their period. */
export function GeneralInformationPage() {
  const { open, today, goTo } = useCreationStep(STEP);
  const form = useStepForm(open, STEP, today, goTo);
  const [isPerDay, setPerDay] = useState(false);
  const categories = useCategories();
  const { data } = open.draft;
  const { change } = open.session;
  const part = { data, issues: form.issues, onChange: change };
  const type = data.campaign_type;
  const isOver = today !== undefined && open.draft.status !== 'used' && isPeriodOver(data, today);
  const isByPublisher = type === 'REACH' || type === 'INFLUENCE';
  const rail = (
    <GlanceRail data={data}>
      {isByPublisher ? <MatchingRail data={data} categories={categories.data ?? []} /> : <PriceBox data={data} today={today} />}
    </GlanceRail>
  );
  // The clicks of a day depend on the days, so that clicks are asked for after them.
  const period = <PeriodSection {...part} today={today} onChange={(patch) => change(keepClicks(data, patch, isPerDay))} />;
  const bar = (
    <StepBar
      step={STEP}
      draft={open.draft}
      left={form.left}
      isBusy={form.isBusy}
      onSave={form.save}
      onContinue={() => void form.goOn()}
      onShowLeft={form.showLeft}
    />
  );
  return (
    <CreationFrame {...open} step={STEP} today={today} rail={rail} railClassName="xl:w-[356px]" bar={bar}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.goOn();
        }}
        className="mx-auto max-w-(--form-max) px-(--gutter) pb-8"
      >
        {isOver && <Notice className="mt-5">{generalFa.period.over}</Notice>}
        <FormatSection data={data} onChange={change} />
        {type === 'CPM' && <ViewsSection {...part} />}
        {type === 'CPC' && (
          <>
            {period}
            <ClicksSection {...part} today={today} onPerDay={setPerDay} />
          </>
        )}
        <MessageSection
          {...part}
          categories={{ options: categories.data, hasFailed: categories.isError, retry: () => void categories.refetch() }}
        />
        {type !== 'CPC' && period}
        {isByPublisher && <BudgetSection {...part} />}
        <ConsiderationsSection {...part} />
      </form>
    </CreationFrame>
  );
}
