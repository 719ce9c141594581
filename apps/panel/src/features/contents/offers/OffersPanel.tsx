import type { CallAnswer } from '@jarchi/contract/types.ts';
import { formatDayMonth, formatTime } from '@jarchi/domain/calendar/jalali.ts';
import { placementTextFa } from '@jarchi/domain/campaigns/placement-words.fa.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { CheckboxField } from '@jarchi/ui/fields/CheckboxField.tsx';
import { formatNumber, formatToman } from '@jarchi/ui/format/format.ts';
import { NeutralBadge, type BadgeTone } from '@jarchi/ui/badges/NeutralBadge.tsx';
import { useNavigate } from '@tanstack/react-router';
import { CircleCheck, CircleX, Hourglass, TimerOff, type LucideIcon } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { useMoneyButton } from '#features/ground/money-button.ts';
import { offersFa as fa } from './offers.fa.ts';
import { useAcceptOffers } from './useAcceptOffers.ts';

type Campaign = CallAnswer<'campaigns', 'getCampaign'>;

type Offer = Campaign['placements'][number];

interface Look {
  readonly tone: BadgeTone;
  readonly icon: LucideIcon;
}

const looks: Partial<Record<Offer['state'], Look>> = {
  accepted: { tone: 'success', icon: CircleCheck },
  declined: { tone: 'danger', icon: CircleX },
};
const lapsedLook: Look = { tone: 'warning', icon: TimerOff };
const waitingLook: Look = { tone: 'info', icon: Hourglass };

const getLook = ({ state, out_reason }: Offer): Look => (out_reason === 'offer_lapsed' ? lapsedLook : (looks[state] ?? waitingLook));

function Sum({ label, amount, isShort = false }: { label: string; amount: number; isShort?: boolean }) {
  return (
    <p className="flex justify-between gap-4 text-md">
      <span className="text-text-2">{label}</span>
      <bdi className={isShort ? 'font-semibold text-danger-text' : 'font-semibold'}>{formatToman(amount)}</bdi>
    </p>
  );
}

const whenText = (instant: string): string => fa.at(formatDayMonth(Date.parse(instant)), formatTime(Date.parse(instant)));

interface OffersPanelProps {
  campaign: Campaign;
  /** The dialog that refuses all publishers. */
  renderRefusal: (onClose: () => void) => ReactNode;
}

/** The publishers who would make the content, and their prices. The advertiser takes all who accepted, or none. */
export function OffersPanel({ campaign, renderRefusal }: OffersPanelProps) {
  const { id, placements, money, allowed } = campaign;
  const list = placements.filter(({ state }) => state === 'accepted');
  const waiting = placements.filter(({ state }) => state === 'offered').length;
  const total = campaign.list?.total ?? 0;
  const difference = campaign.list?.difference ?? 0;
  const until = campaign.list?.until ?? null;
  const [isAuto, setAuto] = useState(true);
  const accept = useAcceptOffers(id, total, isAuto);
  const isShort = campaign.shortfall > 0;
  const [isAsking, setAsking] = useState(false);
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
        {placements.map((placement) => {
          const { tone, icon } = getLook(placement);
          return (
            <li key={placement.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
              <span className="min-w-0 flex-1">
                <span className="block truncate text-md font-semibold">
                  <bdi>{placement.title}</bdi>
                </span>
                <span className="block truncate text-sm text-text-3">
                  <bdi>@{placement.username}</bdi>
                </span>
              </span>
              <NeutralBadge tone={tone} icon={icon}>
                {placementTextFa(placement)}
              </NeutralBadge>
              <bdi className="min-w-24 text-end text-md">{formatToman(placement.total)}</bdi>
            </li>
          );
        })}
      </ul>
      <div className="flex max-w-md flex-col gap-1.5">
        <Sum label={fa.total(formatNumber(list.length))} amount={total} />
        <Sum label={fa.held} amount={money.held} />
        {difference !== 0 && <Sum label={difference > 0 ? fa.lacking : fa.released} amount={Math.abs(difference)} />}
        {isShort && <Sum label={fa.shortfall} amount={campaign.shortfall} isShort />}
      </div>
      {isShort && waiting === 0 && (
        <CheckboxField
          isSelected={isAuto}
          onChange={setAuto}
          label={fa.auto}
          hint={fa.autoText}
          className="max-w-md rounded-lg border border-line-strong bg-surface px-4 py-3"
        />
      )}
      <div className="flex flex-wrap gap-3">
        {allowed.includes('acceptOffers') && waiting === 0 && list.length > 0 && (
          <Button
            size="lg"
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
      {isAsking && <Suspense>{renderRefusal(() => setAsking(false))}</Suspense>}
    </section>
  );
}
