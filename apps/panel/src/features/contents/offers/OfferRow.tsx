import type { CallAnswer } from '@jarchi/contract/types.ts';
import { placementTextFa } from '@jarchi/domain/campaigns/placement-words.fa.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { NeutralBadge, type BadgeTone } from '@jarchi/ui/badges/NeutralBadge.tsx';
import { formatToman } from '@jarchi/ui/format/format.ts';
import { CircleCheck, CircleMinus, CircleX, Hourglass, TimerOff, type LucideIcon } from 'lucide-react';
import { useMoneyButton } from '#features/connection/public.ts';
import { offersFa as fa } from './offers.fa.ts';

export type Offer = CallAnswer<'campaigns', 'getCampaign'>['placements'][number];

interface BadgeStyle {
  readonly tone: BadgeTone;
  readonly icon: LucideIcon;
}

const waitingStyle: BadgeStyle = { tone: 'info', icon: Hourglass };
const styles: Partial<Record<Offer['state'], BadgeStyle>> = {
  accepted: { tone: 'success', icon: CircleCheck },
  declined: { tone: 'danger', icon: CircleX },
};
const outStyles: Partial<Record<NonNullable<Offer['out_reason']>, BadgeStyle>> = {
  offer_lapsed: { tone: 'warning', icon: TimerOff },
  left_out: { tone: 'neutral', icon: CircleMinus },
};

function getStyle({ state, out_reason }: Offer): BadgeStyle {
  return (out_reason === null ? undefined : outStyles[out_reason]) ?? styles[state] ?? waitingStyle;
}

/** The publisher named another price: that of the list beside it, and the difference, all net. */
function NamedPrice({ offer: { plan_price, asked_price } }: { offer: Offer }) {
  if (asked_price === null || plan_price === null || asked_price === plan_price) return null;
  const difference = asked_price - plan_price;
  return (
    <p className="flex basis-full flex-wrap gap-x-3 text-sm text-text-2">
      <span>{fa.named.list(formatToman(plan_price))}</span>
      <span>{fa.named.asked(formatToman(asked_price))}</span>
      <span className={difference > 0 ? 'text-warning-text' : 'text-success-text'}>
        {difference > 0 ? fa.named.above(formatToman(difference)) : fa.named.below(formatToman(-difference))}
      </span>
    </p>
  );
}

/** The answer of a publisher with its price; `onLeaveOut` is there while the publisher can be left out of the list. */
export function OfferRow({ offer, onLeaveOut }: { offer: Offer; onLeaveOut: (() => void) | undefined }) {
  const { tone, icon } = getStyle(offer);
  const moneyButton = useMoneyButton();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <span className="min-w-0 flex-1 max-sm:basis-full">
        <span className="block truncate text-md font-semibold">
          <bdi>{offer.title}</bdi>
        </span>
        <span className="block truncate text-sm text-text-3">
          <bdi>@{offer.username}</bdi>
        </span>
      </span>
      <NeutralBadge tone={tone} icon={icon}>
        {placementTextFa(offer)}
      </NeutralBadge>
      <bdi className="min-w-24 text-end text-md max-sm:ms-auto">{formatToman(offer.total)}</bdi>
      {onLeaveOut && (
        <Button variant="ghost" {...moneyButton} onClick={onLeaveOut}>
          {fa.leaveOut.yes}
          <span className="sr-only"> {offer.title}</span>
        </Button>
      )}
      <NamedPrice offer={offer} />
    </li>
  );
}
