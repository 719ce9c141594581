import { hasErrorCode } from '@jarchi/api-client/api-error.ts';
import { errorText } from '@jarchi/api-client/error-text.fa.ts';
import { formatWeekdayDayMonth, tehranInstant } from '@jarchi/domain/calendar/jalali.ts';
import { buttonClass } from '@jarchi/ui/Button.tsx';
import { DataRegion, EmptyState } from '@jarchi/ui/DataRegion.tsx';
import { formatNumber, formatToman } from '@jarchi/ui/format.ts';
import { useMedia, WIDE } from '@jarchi/ui/media.ts';
import { Link } from '@tanstack/react-router';
import { activationFa as fa } from '#features/activation/activation.fa.ts';
import { ActivationDock } from '#features/activation/ActivationDock.tsx';
import { DatesStrip } from '#features/activation/DatesStrip.tsx';
import { PackageReview } from '#features/activation/PackageReview.tsx';
import { PaymentRail, type PaymentState } from '#features/activation/PaymentRail.tsx';
import { RefundRules } from '#features/activation/RefundRules.tsx';
import { hoursLabel, periodLabel } from '#features/drafts/draft-texts.ts';
import { CreationFrame } from '#features/drafts/frame/CreationFrame.tsx';
import { useCategories } from '#features/publishers/plan-queries.ts';
import { ContentReview, GeneralReview } from './ReviewParts.tsx';
import { useActivation } from './useActivation.ts';
import { useCreationStep } from './useCreationStep.ts';

const STEP = 'activation';

function Headline({ payment }: { payment: PaymentState }) {
  const { campaign, shortfall, format } = payment;
  const day = formatWeekdayDayMonth(tehranInstant(campaign.publish_period_start));
  const isShort = shortfall > 0;
  return (
    <div className="border-b pt-6 pb-4">
      <h1 className="text-2xl font-bold">{isShort ? fa.short : fa.ready}</h1>
      <p className="mt-1 text-md text-text-2">
        {isShort
          ? fa.shortText(formatToman(shortfall))
          : fa.readyText(formatNumber(campaign.placements.length), day, formatNumber(campaign.preferred_publish_start_hour), format)}
      </p>
    </div>
  );
}

function Failure({ error, draftId, onRetry }: { error: unknown; draftId: number | null; onRetry: () => void }) {
  if (!hasErrorCode(error, 'plans_gone') || draftId === null)
    return <DataRegion state="failed" failedText={errorText(error)} onRetry={onRetry} />;
  const fix = (
    <Link to="/campaign/create-package" search={{ draft: String(draftId) }} className={buttonClass()}>
      {fa.fixPackage}
    </Link>
  );
  return <EmptyState role="alert" title={fa.plansGone} text={errorText(error)} action={fix} />;
}

/** Everything once more, what it costs, what happens to the money, and the one button that moves it. */
export function ActivationPage() {
  const { open, today, isAllowed } = useCreationStep(STEP);
  const { payment, error, retry } = useActivation(open, isAllowed);
  const categories = useCategories().data ?? [];
  const isWide = useMedia(WIDE);
  const { data, id } = open.draft;
  const period = periodLabel(data.publish_period_start, data.publish_period_end);
  const publishing = `${period}${fa.comma}${hoursLabel(data.preferred_publish_start_hour, data.preferred_publish_end_hour)}`;
  return (
    <CreationFrame
      {...open}
      step={STEP}
      today={today}
      rail={payment && <PaymentRail {...payment} />}
      railClassName="xl:w-[404px]"
      bar={payment && !isWide ? <ActivationDock {...payment} /> : undefined}
    >
      <div className="mx-auto max-w-(--form-max) px-(--gutter) pb-6">
        {payment === undefined || id === null || today === undefined ? (
          error === null ? (
            <DataRegion state="loading" />
          ) : (
            <Failure error={error} draftId={id} onRetry={retry} />
          )
        ) : (
          <>
            <Headline payment={payment} />
            <GeneralReview data={data} draftId={id} categories={categories} />
            <ContentReview data={data} draftId={id} />
            <PackageReview campaign={payment.campaign} draftId={id} />
            <DatesStrip today={today} end={payment.campaign.publish_period_end} publishing={publishing} />
            <RefundRules />
          </>
        )}
      </div>
    </CreationFrame>
  );
}
