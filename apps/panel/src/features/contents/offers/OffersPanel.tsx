import type { CallAnswer } from '@jarchi/contract/types.ts';
import { formatDayMonth, formatTime } from '@jarchi/domain/calendar/jalali.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { CheckboxField } from '@jarchi/ui/fields/CheckboxField.tsx';
import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import { SumRows } from '@jarchi/ui/figures/Rows.tsx';
import { formatNumber, formatToman } from '@jarchi/ui/format/format.ts';
import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useMoneyButton } from '#features/connection/public.ts';
import { OfferRow, type Offer } from './OfferRow.tsx';
import { offersFa as fa } from './offers.fa.ts';
import { useAcceptOffers } from './useAcceptOffers.ts';

const isNamed = ({ asked_price, plan_price }: Offer): boolean => asked_price !== null && asked_price !== plan_price;

type Campaign = CallAnswer<'campaigns', 'getCampaign'>;

const RefuseOffersDialog = lazyPart(() => import('#features/campaigns/public.ts'), 'RefuseOffersDialog', { whenLost: 'close' });
const LeaveOutDialog = lazyPart(() => import('./LeaveOutDialog.tsx'), 'LeaveOutDialog', { whenLost: 'close' });

const whenText = (instant: string): string => fa.at(formatDayMonth(Date.parse(instant)), formatTime(Date.parse(instant)));

/** The publishers who would make the content, and their prices. The advertiser takes those who accepted, without any that they leave out, or none. */
export function OffersPanel({ campaign }: { campaign: Campaign }) {
  const { id, placements, money, allowed } = campaign;
  const list = placements.filter(({ state }) => state === 'accepted');
  const waiting = placements.filter(({ state }) => state === 'offered').length;
  const total = campaign.list?.total ?? 0;
  const difference = campaign.list?.difference ?? 0;
  const until = campaign.list?.until ?? null;
  const [isAuto, setAuto] = useState(true);
  const accept = useAcceptOffers(id, total, isAuto);
  const isShort = campaign.shortfall > 0;
  const canTake = allowed.includes('acceptOffers') && waiting === 0 && list.length > 0;
  const [isAsking, setAsking] = useState(false);
  const [leaving, setLeaving] = useState<Offer>();
  const navigate = useNavigate();
  /** A list that was taken without enough money waits for it. */
  const goToCharge = ({ state }: { readonly state: Campaign['state'] }) => {
    if (state !== 'TO_PAY') return;
    void navigate({ to: '/financial/charge', search: { amount: String(campaign.shortfall), return: `/campaigns/${id}` } });
  };
  const moneyButton = useMoneyButton();
  return (
    <section aria-labelledby="offers" className="flex flex-col gap-4 border-b border-line px-(--gutter) py-6">
      <div>
        <h2 id="offers" className="text-lg font-bold">
          {fa.title}
        </h2>
        <p className="text-md text-text-2">
          {waiting > 0 ? fa.waiting(formatNumber(waiting)) : fa.ready(until === null ? '' : whenText(until))}
        </p>
      </div>
      <ul className="divide-y divide-line border-y border-line">
        {placements.map((offer) => (
          <OfferRow key={offer.id} offer={offer} onLeaveOut={canTake && offer.state === 'accepted' ? () => setLeaving(offer) : undefined} />
        ))}
      </ul>
      {list.some(isNamed) && <p className="text-sm text-text-2">{fa.named.note}</p>}
      <SumRows
        className="max-w-md"
        rows={[
          { label: fa.total(formatNumber(list.length)), amountToman: total, kind: 'strong' },
          { label: fa.held, amountToman: money.held },
          ...(difference === 0 ? [] : [{ label: difference > 0 ? fa.lacking : fa.released, amountToman: Math.abs(difference) }]),
          ...(isShort ? [{ label: fa.shortfall, amountToman: campaign.shortfall, tone: 'danger' } as const] : []),
        ]}
      />
      {isShort && waiting === 0 && (
        <CheckboxField
          isSelected={isAuto}
          onChange={setAuto}
          label={fa.auto}
          hint={fa.autoText}
          className="max-w-md rounded-lg border border-line-strong bg-surface px-4 py-3"
        />
      )}
      {accept.above && (
        <Notice tone="warning" role="alert">
          {accept.above}
        </Notice>
      )}
      {/* In reach, however long the list is. */}
      <div className="sticky bottom-0 z-(--z-dock) -mx-(--gutter) -mb-6 flex flex-wrap gap-3 border-t border-line bg-surface px-(--gutter) pt-3 pb-[max(12px,env(safe-area-inset-bottom))] max-sm:[&>*]:flex-1 low:static">
        {canTake && (
          <Button
            size="lg"
            className="long-label! min-w-[min(100%,15rem)] py-3"
            {...moneyButton}
            isLoading={accept.isPending}
            loadingLabel={accept.isPending ? fa.accepting : undefined}
            onClick={() => accept.accept({ onSuccess: goToCharge })}
          >
            {isShort ? fa.charge(formatToman(campaign.shortfall)) : fa.accept(formatToman(total))}
          </Button>
        )}
        {allowed.includes('refuseOffers') && (
          <Button size="lg" variant="secondary" {...moneyButton} onClick={() => setAsking(true)}>
            {fa.refuse}
          </Button>
        )}
      </div>
      {leaving && (
        <Suspense>
          <LeaveOutDialog campaign={id} placement={leaving.id} name={leaving.title} onClose={() => setLeaving(undefined)} />
        </Suspense>
      )}
      {isAsking && (
        <Suspense>
          <RefuseOffersDialog campaign={campaign} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </section>
  );
}
