import { calls } from '@jarchi/contract/calls.ts';
import { namesOfGroup, waitsForFa } from '#features/team/public.ts';
import { useMay, useMayOpen } from '#data/account/role.ts';
import { deadlineEnd } from '@jarchi/domain/campaigns/rules/deadlines.ts';
import { formatDayMonth, formatTime, formatWeekdayDayMonth, tehranDay, tehranInstant } from '@jarchi/domain/calendar/jalali.ts';
import { buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { formatNumber, formatToman } from '@jarchi/ui/format/format.ts';
import { Tag } from '@jarchi/ui/badges/Tag.tsx';
import { StateTile } from '@jarchi/ui/badges/StateBadge.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PenLine } from 'lucide-react';
import { Suspense } from 'react';
import { CampaignFacts } from './CampaignFacts.tsx';
import type { Campaign } from '#data/campaigns/campaigns.ts';
import { worldClockQuery } from '#data/world/world.ts';
import { findNegotiationEnd, findRejection, findRejectionText } from '#features/campaigns/history/event-words.ts';
import { PublisherLeftTile } from '#features/campaigns/history/PublisherLeftTile.tsx';
import { PlacementsList } from '#features/campaigns/placements/PlacementsList.tsx';
import { NewDates } from './NewDates.tsx';
import { statusFa } from '../status/status.fa.ts';
import { DropListButton, ListSum } from '#features/campaigns/money/UnpaidList.tsx';
import { PayPanel } from '#features/campaigns/money/PayPanel.tsx';

const fa = statusFa.status;
const PreInvoicePdf = lazyPart(() => import('./PreInvoicePdf.tsx'), 'PreInvoicePdf', { whenLost: 'nothing' });

/** No publisher has an offer yet. */
const BEFORE_OFFERS: readonly Campaign['state'][] = ['CREATION', 'CREATED', 'TO_PAY', 'AWAITING_APPROVAL', 'REJECTED'];

interface Words {
  readonly title: string;
  readonly text: string;
}

const whenText = (instant: number): string => statusFa.at(formatDayMonth(instant), formatTime(instant));

/** No publisher is left; contents that got no answer are named as that. */
function unfilledWords(placements: Campaign['placements']): Words {
  const unanswered = placements.filter(({ out_reason }) => out_reason === 'content_lapsed').length;
  return unanswered > 0 ? { title: fa.unanswered.title(formatNumber(unanswered)), text: fa.unanswered.text } : fa.unfilled;
}

/** Why there are no figures yet, and whom the campaign waits for. */
function statusWords(campaign: Campaign, now: number | undefined): Words {
  const { state, placements } = campaign;
  if (state === 'INACTIVE') return campaign.reason === 'cancelled' ? fa.cancelled : unfilledWords(placements);
  const rejection = state === 'REJECTED' ? findRejection(campaign.events) : undefined;
  const end = rejection && findNegotiationEnd(rejection);
  if (end) return fa.ended[end];
  if (state === 'CREATED') {
    const until = Date.parse(campaign.quote.valid_until);
    const text = now !== undefined && until <= now ? fa.CREATED.lapsed : fa.CREATED.text;
    return { title: fa.CREATED.title, text: text(whenText(until)) };
  }
  if (state === 'TO_PAY' && campaign.list !== null) {
    const until = whenText(Date.parse(campaign.list.until ?? campaign.quote.valid_until));
    const { title, ready, short } = fa.list;
    return { title, text: campaign.shortfall > 0 ? short(formatToman(campaign.shortfall), until) : ready(until) };
  }
  if (state === 'AWAITING_APPROVAL' && campaign.reason === 'new_dates') {
    const asked = campaign.events.find(({ event }) => event === 'ask_new_dates');
    const until = deadlineEnd('new_dates', Date.parse(asked?.at ?? campaign.created));
    return { title: fa.new_dates.title, text: fa.new_dates.text(whenText(until)) };
  }
  if (state === 'ACCEPTED' && campaign.campaign_type === 'INFLUENCE') {
    const making = placements.filter((item) => item.state !== 'declined');
    if (making.length === 0) return fa.emptied;
    const confirmed = making.filter((item) => item.state === 'content_confirmed').length;
    return { title: fa.made.title, text: fa.made.text(formatNumber(confirmed), formatNumber(making.length)) };
  }
  if (state === 'TO_PAY') {
    const text = campaign.shortfall > 0 ? fa.TO_PAY.text(formatToman(campaign.shortfall)) : fa.TO_PAY.ready;
    return { title: fa.TO_PAY.title, text };
  }
  if (state === 'ACCEPTED') {
    const answered = placements.filter((item) => item.state !== 'offered').length;
    const text = fa.ACCEPTED.text(formatNumber(answered), formatNumber(placements.length));
    return { title: fa.ACCEPTED.title, text };
  }
  if (state === 'SCHEDULED') {
    const day = formatWeekdayDayMonth(tehranInstant(campaign.publish_period_start));
    const ready = placements.filter((item) => item.state === 'scheduled').length;
    return { title: fa.SCHEDULED.title(day), text: fa.SCHEDULED.text(formatNumber(ready)) };
  }
  return state === 'PUBLISHING' ? fa.CREATION : fa[state];
}

/** Links back to the creation steps; the primary button if nothing else can be done. */
function EditLink({ draft, isMain }: { draft: number; isMain: boolean }) {
  return (
    <Link
      to="/campaign/general-information"
      search={{ draft: String(draft) }}
      className={buttonClass({ size: 'lg', variant: isMain ? 'primary' : 'secondary' })}
    >
      <PenLine aria-hidden size={18} />
      {statusFa.actions.edit}
    </Link>
  );
}

/** Before publication, instead of charts: what happens now, whom the campaign waits for, the order. */
export function CampaignStatus({ campaign }: { campaign: Campaign }) {
  const { state, list } = campaign;
  const mayStart = useMayOpen('creation');
  const mayAct = useMay(calls.campaigns.updateCampaign);
  const mayDecide = useMay(calls.contents.decideContent);
  const isUnpaidList = state === 'TO_PAY' && list !== null;
  const canPay = campaign.allowed.includes('purchaseCampaign');
  const canEdit = campaign.allowed.includes('updateCampaign');
  const isMade = state === 'ACCEPTED' && campaign.campaign_type === 'INFLUENCE';
  // Without publishers only their shares wait for the advertiser.
  const isToReview = isMade && campaign.waits_for === 'advertiser' && campaign.placements.some((item) => item.state !== 'declined');
  const clock = useQuery(worldClockQuery);
  const now = clock.data && Date.parse(clock.data.now);
  const words = statusWords(campaign, now);
  const reason = state === 'REJECTED' ? findRejectionText(campaign.events) : undefined;
  return (
    <>
      <section aria-live="polite" className="flex gap-4 border-b border-line px-(--gutter) py-7">
        {words === fa.emptied ? <PublisherLeftTile className="mt-0.5" /> : <StateTile state={campaign.state} className="mt-0.5" />}
        <div className="flex min-w-0 flex-col items-start gap-3">
          <div>
            <h2 className="text-xl font-bold">{words.title}</h2>
            {reason !== undefined && (
              <blockquote className="my-2 max-w-reading border-s-2 border-danger-solid ps-3 text-md font-medium text-text">
                <span className="block text-sm font-normal text-text-3">{fa.REJECTED.reason}</span>
                {reason}
              </blockquote>
            )}
            <p className="mt-1 max-w-reading text-md text-text-2">{words.text}</p>
          </div>
          {campaign.waits_for && (
            <Tag tone={campaign.waits_for === 'advertiser' && mayAct ? 'action' : 'neutral'}>
              {campaign.waits_for === 'advertiser' && !mayAct
                ? waitsForFa(namesOfGroup(calls.campaigns.updateCampaign.for))
                : statusFa.waits[campaign.waits_for]}
            </Tag>
          )}
          {isUnpaidList && <ListSum campaign={campaign} list={list} />}
          {campaign.allowed.includes('redateCampaign') && now !== undefined && <NewDates campaign={campaign} today={tehranDay(now)} />}
          {isToReview && (
            <Link to="/contents" search={{ view: 'review', filter: [`campaign,${campaign.id}`] }} className={buttonClass({ size: 'lg' })}>
              {mayDecide ? fa.made.review : fa.made.see}
            </Link>
          )}
          {(canPay || canEdit) && (
            <div className="flex flex-wrap items-end gap-2">
              {canPay && <PayPanel campaign={campaign} />}
              {canPay && (
                <Suspense fallback={null}>
                  <PreInvoicePdf campaign={campaign.id} />
                </Suspense>
              )}
              {campaign.allowed.includes('dropOffers') && <DropListButton campaign={campaign} />}
              {canEdit && <EditLink draft={campaign.draft} isMain={!canPay} />}
            </div>
          )}
          {state === 'INACTIVE' && mayStart && (
            <Link to="/campaign" className={buttonClass({ variant: 'secondary' })}>
              {statusFa.actions.startNew}
            </Link>
          )}
        </div>
      </section>
      <CampaignFacts campaign={campaign} />
      {/* The offers stand above, with their answers. */}
      {state !== 'NEGOTIATION' && (
        <PlacementsList placements={campaign.placements} isOffered={isUnpaidList || !BEFORE_OFFERS.includes(state)} />
      )}
    </>
  );
}
