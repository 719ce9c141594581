import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { DataRegion, EmptyState } from '@jarchi/ui/feedback/DataRegion.tsx';
import { useMedia, WIDE } from '@jarchi/ui/media.ts';
import { activationFa as fa } from '#features/activation/activation.fa.ts';
import { ActivationDock } from '#features/activation/payment/ActivationDock.tsx';
import type { PaymentState } from '#features/activation/payment/payment-state.ts';
import { RefusalNotice, RefusalPage } from '#features/activation/purchase/RefusalNotice.tsx';
import { findRemedy } from '#data/campaigns/refusal-remedy.ts';
import { formatLabel } from '#features/drafts/draft-texts.ts';
import { CreationFrame } from '#features/drafts/frame/CreationFrame.tsx';
import { useActivation } from '#features/activation/purchase/useActivation.ts';
import { usePickedPublishers } from '#features/activation/review/usePickedPublishers.ts';
import { useCreationStep } from './useCreationStep.ts';
import { ReviewBody } from '#features/activation/review/ReviewBody.tsx';
import { DiscountCodes } from '#features/activation/extras/DiscountCodes.tsx';
import { PaymentRail } from '#features/activation/payment/PaymentRail.tsx';

const STEP = 'activation';
/** States in which the banner shows why the draft is not saved, and what to do. */
const UNSAVED: readonly string[] = ['failed', 'conflict', 'used', 'gone'];

/** The whole order again, its price, what happens to the money, and the one button that moves it. */
export function ActivationPage() {
  const { open, today, isAllowed } = useCreationStep(STEP);
  const { campaign, isLeaving, quoteError, purchaseError, retry, discounts, mending, payment: state } = useActivation(open, isAllowed);
  const isWide = useMedia(WIDE);
  const { data, id, status } = open.draft;
  const publishers = usePickedPublishers(data, campaign);
  const error = quoteError ?? purchaseError;
  const payment: PaymentState | undefined = campaign && {
    ...state,
    campaign,
    format: formatLabel(data),
    refusal: error !== null && <RefusalNotice error={error} {...mending} />,
  };
  const isReady = payment !== undefined && !isLeaving && id !== null && today !== undefined;
  return (
    <CreationFrame
      {...open}
      step={STEP}
      today={today}
      rail={isReady ? <PaymentRail {...payment} discounts={<DiscountCodes discounts={discounts} />} isDocked={!isWide} /> : undefined}
      railClassName="xl:w-[404px]"
      bar={isReady && !isWide ? <ActivationDock {...payment} /> : undefined}
    >
      <div className="mx-auto max-w-(--form-max) px-(--gutter) pb-6">
        {isReady ? (
          <ReviewBody
            draft={data}
            draftId={id}
            today={today}
            campaign={payment.campaign}
            publishers={publishers}
            shortfall={payment.shortfall}
            onServices={(additional_services) => {
              open.session.change({ additional_services });
              void open.session.saveNow();
            }}
          />
        ) : UNSAVED.includes(status) && !isLeaving ? (
          <EmptyState role="status" title={fa.unsaved} />
        ) : quoteError === null || isLeaving ? (
          <DataRegion state="loading" />
        ) : findRemedy(quoteError) === undefined || id === null ? (
          <DataRegion state="failed" error={quoteError} failedText={errorText(quoteError)} onRetry={retry} />
        ) : (
          <RefusalPage error={quoteError} {...mending} />
        )}
      </div>
    </CreationFrame>
  );
}
