import type { CampaignDraft } from '@jarchi/domain/drafts/drafts.ts';
import { tehranDay } from '@jarchi/domain/calendar/jalali.ts';
import { findVatPercent } from '@jarchi/domain/money/money.ts';
import { lineOfPlan } from '@jarchi/domain/pricing/plan-lines.ts';
import { QUOTE_HOURS, quoteLines, type Quote } from '@jarchi/domain/pricing/quote.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import type { Tx } from '#infra/tenancy.ts';
import type { NewPlacement } from './campaigns.repository.ts';

/** A plan as it is sold now. */
export interface SoldPlan {
  readonly id: number;
  readonly publisher_id: number;
  readonly title: string;
  readonly username: string;
  readonly media_type: string;
  readonly content_type: string;
  readonly price: number;
  readonly publisher_price: number;
  readonly availability_hours: number;
  readonly reach: number;
}

/** Where campaigns read plans from. */
export interface PlanSource {
  /** Active plans with these ids, in any order. */
  listSoldPlans(tx: Tx, ids: readonly number[]): Promise<SoldPlan[]>;
}

export interface FrozenQuote {
  readonly quote: Quote;
  readonly plans: readonly SoldPlan[];
  readonly valid_until: Date;
}

/** Prices a brief as of `now` and freezes it for 72 hours. */
export async function quoteBrief(
  tx: Tx,
  source: PlanSource,
  brief: CampaignDraft,
  now: number,
): Promise<Result<FrozenQuote, RefusalOf<'plans_gone' | 'vat_rate_missing'>>> {
  const ids = [...new Set(brief.selectedPlans)];
  const found = new Map((await source.listSoldPlans(tx, ids)).map((plan) => [plan.id, plan]));
  const plans = ids
    .flatMap((id) => found.get(id) ?? [])
    .filter((plan) => plan.media_type === brief.media_type && plan.content_type === brief.content_type);
  if (plans.length < ids.length) {
    const kept = new Set(plans.map((plan) => plan.id));
    return refuse({ code: 'plans_gone', plan_ids: ids.filter((id) => !kept.has(id)) });
  }
  const vat_percent = findVatPercent(tehranDay(now));
  if (vat_percent === undefined) return refuse({ code: 'vat_rate_missing' });
  return succeed({
    quote: quoteLines(
      plans.map(({ id, price, publisher_price }) => lineOfPlan({ plan_id: id, price, publisher_price })),
      { vat_percent },
    ),
    plans,
    valid_until: new Date(now + QUOTE_HOURS * 3_600_000),
  });
}

/** The placements of a quote, each with its own line. */
export function placementsOf(accountId: number, campaignId: number, { quote, plans }: FrozenQuote): NewPlacement[] {
  return plans.map((plan, index) => {
    const line = quote.lines[index];
    if (!line) throw new Error('a quote has one line for each plan');
    return {
      account_id: accountId,
      campaign_id: campaignId,
      publisher_id: plan.publisher_id,
      title: plan.title,
      username: plan.username,
      state: 'offered',
      availability_hours: plan.availability_hours,
      reach_estimate: plan.reach,
      ...line,
      plan_id: plan.id,
    };
  });
}
