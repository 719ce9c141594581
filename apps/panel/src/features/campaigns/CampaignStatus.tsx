import { isEditable } from '@jarchi/domain/campaigns/campaign-life.ts';
import { formatDayMonth, formatTime, formatWeekdayDayMonth, tehranInstant } from '@jarchi/domain/calendar/jalali.ts';
import { buttonClass } from '@jarchi/ui/Button.tsx';
import { formatNumber, formatToman } from '@jarchi/ui/format.ts';
import { Tag } from '@jarchi/ui/Tag.tsx';
import { StateTile } from '@jarchi/ui/StateBadge.tsx';
import { Link } from '@tanstack/react-router';
import { PenLine } from 'lucide-react';
import { CampaignFacts } from './CampaignFacts.tsx';
import type { Campaign } from './campaigns.queries.ts';
import { findRejectionText } from './event-words.ts';
import { canPay, PayPanel } from './PayPanel.tsx';
import { PlacementsList } from './PlacementsList.tsx';
import { statusFa } from './status.fa.ts';

const fa = statusFa.status;

/** Nobody was asked yet. */
const BEFORE_OFFERS: readonly Campaign['state'][] = ['CREATION', 'CREATED', 'TO_PAY', 'AWAITING_APPROVAL', 'REJECTED'];

interface Words {
  readonly title: string;
  readonly text: string;
}

/** Why there are no figures yet, and who is waited for. */
function statusWords(campaign: Campaign): Words {
  const { state, placements } = campaign;
  if (state === 'INACTIVE') return campaign.reason === 'cancelled' ? fa.cancelled : fa.unfilled;
  if (state === 'CREATED') {
    const until = Date.parse(campaign.quote.valid_until);
    const when = statusFa.at(formatDayMonth(until), formatTime(until));
    return { title: fa.CREATED.title, text: fa.CREATED.text(when) };
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

/** Back into the steps; the main call where nothing else can be done. */
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

/** In the place of charts until something is published: what happens now, who is waited for, what was ordered. */
export function CampaignStatus({ campaign }: { campaign: Campaign }) {
  const { state } = campaign;
  const words = statusWords(campaign);
  const reason = state === 'REJECTED' ? findRejectionText(campaign.events) : undefined;
  return (
    <>
      <section aria-live="polite" className="flex gap-4 border-b border-line px-(--gutter) py-7">
        <StateTile state={campaign.state} className="mt-0.5" />
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
            <Tag tone={campaign.waits_for === 'advertiser' ? 'action' : 'neutral'}>{statusFa.waits[campaign.waits_for]}</Tag>
          )}
          {(canPay(campaign) || isEditable(campaign)) && (
            <div className="flex flex-wrap items-end gap-2">
              {canPay(campaign) && <PayPanel campaign={campaign} />}
              {isEditable(campaign) && <EditLink draft={campaign.draft} isMain={!canPay(campaign)} />}
            </div>
          )}
          {state === 'INACTIVE' && (
            <Link to="/campaign" className={buttonClass({ variant: 'secondary' })}>
              {statusFa.actions.startNew}
            </Link>
          )}
        </div>
      </section>
      <CampaignFacts campaign={campaign} />
      <PlacementsList placements={campaign.placements} isOffered={!BEFORE_OFFERS.includes(state)} />
    </>
  );
}
