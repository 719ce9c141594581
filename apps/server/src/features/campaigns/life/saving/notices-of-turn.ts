import { contentDueAt } from '@jarchi/domain/campaigns/rules/content-rules.ts';
import { deadlineEnd } from '@jarchi/domain/campaigns/rules/deadlines.ts';
import { isReplaceable, type LifeCampaign } from '@jarchi/domain/campaigns/life/campaign.ts';
import { deadlineAt } from '@jarchi/domain/campaigns/life/clock.ts';
import type { HistoryEntry, HistoryEvent } from '@jarchi/domain/campaigns/turn/history.ts';
import type { NewNotice } from '#features/notifications/notifications.kinds.ts';
import type { CampaignRecord } from '#features/campaigns/rows/campaigns.repository.ts';

interface Telling {
  readonly row: CampaignRecord;
  /** After the turn. */
  readonly life: LifeCampaign;
  readonly entry: HistoryEntry;
  /** What every message of this history entry carries. */
  readonly shared: { readonly campaign_id: number; readonly at: Date };
}

type Tell = (telling: Telling) => NewNotice | null;

const iso = (at: number): string => new Date(at).toISOString();

/** Messages about an act that is told only if the system did it for the person. */
const ifBySystem =
  (tell: Tell): Tell =>
  (telling) =>
    telling.entry.by === 'system' ? tell(telling) : null;

const approved: Tell = ({ row, shared }) => ({ ...shared, kind: 'campaign_approved', facts: { title: row.title } });

/** What advertisers are told: what others did, and what now waits for them; null for their own acts and for what they need not know. */
const NOTICES: Readonly<Record<HistoryEvent, Tell | null>> = {
  complete_steps: null,
  edit: null,
  purchase: null,
  purchase_short: ({ row, entry, shared }) => {
    const { shortfall = 0 } = entry.facts;
    return {
      ...shared,
      kind: 'campaign_to_pay',
      facts: { title: row.title, shortfall, valid_until: row.quote_valid_until.toISOString() },
    };
  },
  pay: ifBySystem(({ row, entry, shared }) => {
    const { held = 0 } = entry.facts;
    return { ...shared, kind: 'campaign_bought', facts: { title: row.title, amount: held } };
  }),
  lapse_quote: ({ row, shared }) => ({ ...shared, kind: 'campaign_quote_lapsed', facts: { title: row.title } }),
  reject: ({ row, entry, shared }) => {
    const { reason = '', released = 0 } = entry.facts;
    return { ...shared, kind: 'campaign_rejected', facts: { title: row.title, reason, released } };
  },
  approve: approved,
  approve_to_negotiation: approved,
  ask_new_dates: ({ row, entry, shared }) => {
    const until = iso(deadlineEnd('new_dates', entry.at));
    return { ...shared, kind: 'campaign_asks_new_dates', facts: { title: row.title, until } };
  },
  redate: null,
  cancel_undated: ({ row, entry, shared }) => {
    const { released = 0 } = entry.facts;
    return { ...shared, kind: 'campaign_undated', facts: { title: row.title, released } };
  },
  accept_list: null,
  accept_list_short: ({ row, entry, shared }) => {
    const { shortfall = 0 } = entry.facts;
    return {
      ...shared,
      kind: 'campaign_to_pay',
      facts: { title: row.title, shortfall, valid_until: iso(deadlineEnd('difference', entry.at)) },
    };
  },
  pay_difference: ifBySystem(({ row, life, shared }) => {
    const amount = life.placements.reduce((sum, { share, line }) => (share === 'open' ? sum + line.total : sum), 0);
    return { ...shared, kind: 'campaign_list_paid', facts: { title: row.title, amount } };
  }),
  drop_list: ifBySystem(({ row, entry, shared }) => {
    const until = iso(deadlineEnd('list', entry.at));
    return { ...shared, kind: 'campaign_list_dropped', facts: { title: row.title, until } };
  }),
  end_negotiation: ifBySystem(({ row, entry, shared }) => {
    const { released = 0, publishers = 0 } = entry.facts;
    const facts = { title: row.title, released };
    if (publishers === 0) return { ...shared, kind: 'campaign_unaccepted', facts };
    return { ...shared, kind: 'campaign_list_unanswered', facts: { ...facts, publishers } };
  }),
  schedule: null,
  withdraw: null,
  end_unfilled: ({ row, life, shared }) => {
    const unanswered = life.placements.filter(({ out_reason }) => out_reason === 'content_lapsed').length;
    const released = life.placements.reduce((sum, item) => sum + item.released, 0);
    return { ...shared, kind: 'campaign_unfilled', facts: { title: row.title, released, unanswered } };
  },
  go_live: ({ row, shared }) => ({ ...shared, kind: 'campaign_live', facts: { title: row.title } }),
  pause: ifBySystem(({ row, entry, shared }) => {
    const { resume_at } = entry.facts;
    return { ...shared, kind: 'campaign_paused', facts: { title: row.title, ...(resume_at !== undefined && { resume_at }) } };
  }),
  plan_pause: null,
  cancel_pause: null,
  resume: ifBySystem(({ row, shared }) => ({ ...shared, kind: 'campaign_resumed', facts: { title: row.title } })),
  complete: ({ row, entry, shared }) => {
    const { captured = 0, released = 0 } = entry.facts;
    return { ...shared, kind: 'campaign_completed', facts: { title: row.title, captured, released } };
  },
  stop: ({ row, entry, shared }) => {
    if (entry.by === 'advertiser') return null;
    const { captured = 0, released = 0, reason = '' } = entry.facts;
    return { ...shared, kind: 'campaign_stopped', facts: { title: row.title, captured, released, reason } };
  },
  dispute: null,
  refund: ({ row, entry, shared }) => ({
    ...shared,
    kind: 'campaign_refunded',
    facts: { title: row.title, refunded: entry.facts.refunded ?? 0 },
  }),
  close_dispute: ({ row, shared }) => ({ ...shared, kind: 'dispute_answered', facts: { title: row.title } }),
  cancel: ({ row, entry, shared }) => {
    if (entry.by === 'advertiser') return null;
    const { released = 0, reason = '' } = entry.facts;
    return { ...shared, kind: 'campaign_cancelled', facts: { title: row.title, released, reason } };
  },
  placement_accepted: null,
  placement_declined: null,
  placement_left_out: null,
  offer_lapsed: null,
  content_delivered: ({ row, life, entry, shared }) => ({
    ...shared,
    kind: 'content_delivered',
    facts: { title: row.title, publisher: entry.facts.title ?? '', due_at: iso(contentDueAt(entry.at, life.publish_until)) },
  }),
  content_confirmed: null,
  content_rejected: null,
  content_refused: null,
  // The lapses of a turn are told together.
  content_lapsed: null,
  delivery_lapsed: null,
  placement_withdrawn: null,
  placement_replaced: ifBySystem(({ row, entry, shared }) => {
    const { title = '', replacement = '', released = 0 } = entry.facts;
    return { ...shared, kind: 'replacement_taken', facts: { title: row.title, publisher: title, replacement, released } };
  }),
  placement_dropped: null,
  placement_live: null,
  placement_failed: null,
  placement_ended: null,
  // Posts that a turn finds removed, or changed, are told together.
  placement_cut_short: null,
  post_edited: null,
};

/** A campaign before and after a turn. */
interface TurnBeside {
  readonly row: CampaignRecord;
  readonly before: LifeCampaign;
  readonly life: LifeCampaign;
}

/** Publishers who fell out with the turn, and whose shares wait for others: one message for all. */
function listLost({ row, before, life }: TurnBeside, titleOf: (placement: number) => string): NewNotice[] {
  const open = life.placements.filter(
    (item) => isReplaceable(item) && !before.placements.some((was) => was.id === item.id && isReplaceable(was)),
  );
  const [first] = open;
  if (first === undefined) return [];
  const until = Math.min(...open.map((item) => deadlineAt(life, 'replacement', item)!));
  const total = open.reduce((sum, { line }) => sum + line.total, 0);
  const is_auto = life.is_auto_replace ? 1 : 0;
  const facts = { title: row.title, publisher: titleOf(first.id), count: open.length, until: iso(until), total, is_auto } as const;
  return [{ kind: 'replacement_open', campaign_id: row.id, at: new Date(life.changed_at), facts }];
}

/** The messages of a turn to its advertiser, in the order in which things happened. */
export function listNotices(
  { row, before, life }: TurnBeside,
  entries: readonly HistoryEntry[],
  titleOf: (placement: number) => string,
): NewNotice[] {
  const told = entries.flatMap((entry) => {
    const notice = NOTICES[entry.event]?.({ row, life, entry, shared: { campaign_id: row.id, at: new Date(entry.at) } });
    return notice ? [notice] : [];
  });
  return [
    ...listLapsed(row, entries),
    ...told,
    ...listPosts(row, entries),
    ...listReady(row, before, life),
    ...listLost({ row, before, life }, titleOf),
  ];
}

/** Entries of a turn that one message tells, with what they released together; undefined without any. */
function sumUp({ id, title }: CampaignRecord, entries: readonly HistoryEntry[]) {
  const last = entries.at(-1);
  if (!last) return undefined;
  const released = entries.reduce((sum, { facts }) => sum + (facts.released ?? 0), 0);
  const facts = { title, publisher: last.facts.title ?? '', count: entries.length };
  return { shared: { campaign_id: id, at: new Date(last.at) }, facts, released };
}

/** Placements that the advertiser gave no answer for, in one message of each kind, with what the turn released for them. */
function listLapsed(row: CampaignRecord, entries: readonly HistoryEntry[]): NewNotice[] {
  const tell = (kind: 'content_unanswered' | 'replacement_unanswered', event: HistoryEvent): NewNotice[] => {
    const lapsed = sumUp(
      row,
      entries.filter((entry) => entry.event === event && entry.by === 'system'),
    );
    return lapsed ? [{ ...lapsed.shared, kind, facts: { ...lapsed.facts, released: lapsed.released } }] : [];
  };
  return [...tell('content_unanswered', 'content_lapsed'), ...tell('replacement_unanswered', 'placement_dropped')];
}

/** Live posts that their publishers changed or took down: one message of each kind, with what the turn released for them. */
function listPosts(row: CampaignRecord, entries: readonly HistoryEntry[]): NewNotice[] {
  const find = (event: HistoryEvent) =>
    sumUp(
      row,
      entries.filter((entry) => entry.event === event),
    );
  const [edited, removed] = [find('post_edited'), find('placement_cut_short')];
  return [
    ...(edited ? [{ ...edited.shared, kind: 'post_edited' as const, facts: edited.facts }] : []),
    ...(removed ? [{ ...removed.shared, kind: 'post_removed' as const, facts: { ...removed.facts, released: removed.released } }] : []),
  ];
}

/** Every publisher has answered and at least one accepted: the list waits for its advertiser. */
function listReady(row: CampaignRecord, before: LifeCampaign, life: LifeCampaign): NewNotice[] {
  const publishers = life.placements.filter(({ state }) => state === 'accepted').length;
  const until = deadlineAt(life, 'list');
  if (before.list_ready_at !== null || life.list_ready_at === null || life.state !== 'NEGOTIATION') return [];
  if (publishers === 0 || until === undefined) return [];
  const facts = { title: row.title, publishers, until: iso(until) };
  return [{ kind: 'campaign_list_ready', campaign_id: row.id, at: new Date(life.list_ready_at), facts }];
}
