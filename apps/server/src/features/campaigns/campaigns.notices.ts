import type { Actor, CampaignEvent } from '@jarchi/domain/campaigns/campaign-life.ts';
import { deadlineEnd } from '@jarchi/domain/campaigns/rules/deadlines.ts';
import type { NewNotice } from '#features/notifications/notifications.kinds.ts';
import type { CampaignRecord } from './campaigns.repository.ts';

export type EventFacts = Record<string, string | number | boolean | null>;

interface Happening {
  readonly row: CampaignRecord;
  readonly actor: Actor;
  readonly facts: EventFacts;
  /** What every message of this happening carries. */
  readonly shared: { readonly campaign_id: number; readonly at: Date };
}

const amountOf = (facts: EventFacts, name: string): number => (typeof facts[name] === 'number' ? facts[name] : 0);

/** What advertisers are told of: what others did, and what now waits for them. */
const NOTICES: Partial<Record<CampaignEvent, (happening: Happening) => NewNotice | undefined>> = {
  purchase_short: ({ row, facts, shared }) => {
    const valid_until = row.quote_valid_until.toISOString();
    return { ...shared, kind: 'campaign_to_pay', facts: { title: row.title, shortfall: amountOf(facts, 'shortfall'), valid_until } };
  },
  accept_list_short: ({ row, facts, shared }) => {
    const valid_until = new Date(deadlineEnd('difference', shared.at.getTime())).toISOString();
    return { ...shared, kind: 'campaign_to_pay', facts: { title: row.title, shortfall: amountOf(facts, 'shortfall'), valid_until } };
  },
  pay_difference: ({ row, actor, facts, shared }) =>
    actor === 'system'
      ? { ...shared, kind: 'campaign_list_paid', facts: { title: row.title, amount: amountOf(facts, 'amount') } }
      : undefined,
  drop_list: ({ row, actor, shared }) =>
    actor === 'system' ? { ...shared, kind: 'campaign_list_dropped', facts: { title: row.title } } : undefined,
  end_negotiation: ({ row, actor, facts, shared }) =>
    actor === 'system'
      ? { ...shared, kind: 'campaign_unanswered', facts: { title: row.title, released: amountOf(facts, 'released') } }
      : undefined,
  approve_to_negotiation: ({ row, shared }) => ({ ...shared, kind: 'campaign_approved', facts: { title: row.title } }),
  pay: ({ row, actor, shared }) =>
    actor === 'system' ? { ...shared, kind: 'campaign_bought', facts: { title: row.title, amount: row.total } } : undefined,
  lapse_quote: ({ row, shared }) => ({ ...shared, kind: 'campaign_quote_lapsed', facts: { title: row.title } }),
  approve: ({ row, shared }) => ({ ...shared, kind: 'campaign_approved', facts: { title: row.title } }),
  reject: ({ row, facts, shared }) => ({
    ...shared,
    kind: 'campaign_rejected',
    facts: { title: row.title, reason: String(facts['reason'] ?? ''), released: row.total },
  }),
  ask_new_dates: ({ row, shared }) => ({ ...shared, kind: 'campaign_asks_new_dates', facts: { title: row.title } }),
  cancel_undated: ({ row, shared }) => ({ ...shared, kind: 'campaign_undated', facts: { title: row.title, released: row.total } }),
  end_unfilled: ({ row, shared }) => ({ ...shared, kind: 'campaign_unfilled', facts: { title: row.title, released: row.total } }),
  go_live: ({ row, shared }) => ({ ...shared, kind: 'campaign_live', facts: { title: row.title } }),
  complete: ({ row, facts, shared }) => ({
    ...shared,
    kind: 'campaign_completed',
    facts: { title: row.title, captured: amountOf(facts, 'amount'), released: amountOf(facts, 'released') },
  }),
};

/** The message that a campaign's event is worth, if any. */
export function noticeOf(row: CampaignRecord, event: CampaignEvent, actor: Actor, at: Date, facts: EventFacts): NewNotice | undefined {
  return NOTICES[event]?.({ row, actor, facts, shared: { campaign_id: row.id, at } });
}
