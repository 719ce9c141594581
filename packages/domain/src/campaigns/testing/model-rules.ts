import { DAY_MS, HOUR_MS } from '#calendar/durations.ts';
import type { Actor } from '#campaigns/campaign-life.ts';
import type { Funds, LifeEvent, PricedList } from '#campaigns/life/events.ts';
import { PLACEMENT_ROWS, placementRowsFor, rowsFor, type TableRow } from './life-table.ts';
import { modelAllows, open, getWhen, type Post, type Reading } from './model.ts';

export const isInDispute = ({ handedAt, rejections }: Post): boolean => handedAt !== undefined && rejections >= 2;

/** The end of a deadline, computed by hand. */
export function endOf(name: string, book: Reading, post: Post | undefined): number {
  if (name === 'quote') return book.quotedAt + 3 * DAY_MS;
  if (name === 'list') return (book.listReady ?? Infinity) + 3 * DAY_MS;
  if (name === 'dispute') return book.disputedAt === undefined ? book.since + 30 * DAY_MS : Infinity;
  if (name === 'planned_pause') return book.pauseAt ?? Infinity;
  if (name === 'planned_resume') return book.resumeAt ?? Infinity;
  if (name === 'new_dates' || name === 'difference') return book.since + 3 * DAY_MS;
  if (!post) return Infinity;
  if (name === 'delivery') return post.handedAt === undefined ? post.owedAt + 3 * DAY_MS : Infinity;
  if (name === 'content') {
    const latest = Math.min((post.handedAt ?? Infinity) + 3 * DAY_MS, book.until - DAY_MS);
    return isInDispute(post) ? Infinity : Math.max((post.handedAt ?? Infinity) + DAY_MS / 2, latest);
  }
  if (name === 'answer') return post.offeredAt + DAY_MS;
  if (name === 'offer') return post.offeredAt + 3 * DAY_MS;
  return name === 'replacement' ? (post.outAt ?? Infinity) + book.replacementHours * HOUR_MS : post.slotAt + 6 * HOUR_MS;
}

function isOnTime({ clock }: TableRow, book: Reading, post: Post | undefined, now: number): boolean {
  if (clock === '-') return true;
  const end = endOf(clock.slice(1), book, post);
  return clock.startsWith('<') ? now < end : now >= end;
}

export const isUnits = (book: Reading): boolean => book.type === 'CPM' || book.type === 'CPC';
export const getUnits = (post: Post): number => [...post.hours.values()].reduce((sum, count) => sum + count, 0);
const affords = (amount: number, { available, debt_limit }: Funds): boolean => available + debt_limit >= amount;
const isOut = (post: Post): boolean => post.is === 'failed' || (post.is === 'declined' && !post.holds);

function isOrderFine(book: Reading, act: Extract<LifeEvent, { event: 'purchase' | 'purchase_short' }>, now: number): boolean {
  const isLapsed = now - book.quotedAt >= 3 * DAY_MS;
  if (isLapsed && !act.fresh?.placements.length) return false;
  const fresh = isLapsed ? act.fresh : null;
  const lines = fresh?.placements.reduce((sum, item) => sum + item.line.total, 0) ?? 0;
  const total = fresh ? (book.type === 'INFLUENCE' ? (fresh.ceiling ?? lines) : lines) : book.total;
  const until = fresh ? fresh.publish_until : book.until;
  return act.expected_total === total && until >= now + DAY_MS && affords(total, act.funds) === (act.event === 'purchase');
}

const listTotal = (book: Reading): number =>
  book.posts.filter(({ is }) => is === 'accepted').reduce((sum, { line }) => sum + line.total, 0);

/** The total of an accepted list at current prices; undefined where its advertiser saw another total. */
function pricedTotal(book: Reading, list: PricedList | undefined): number | undefined {
  if (!list) return listTotal(book);
  const total = list.lines.reduce((sum, { line }) => sum + line.total, 0);
  return total === list.expected_total ? total : undefined;
}

/** Whether the funds cover what the list costs above the hold. */
function coversList(book: Reading, funds: Funds, list = listTotal(book)): boolean {
  return list <= open(book) || affords(list - open(book), funds);
}

function isListReady(book: Reading): boolean {
  return !book.posts.some(({ is }) => is === 'offered') && book.posts.some(({ is }) => is === 'accepted');
}

function isCampaignFine(book: Reading, act: LifeEvent, actor: Actor, now: number): boolean {
  const isAsked = actor !== 'system' || book.auto;
  switch (act.event) {
    case 'complete_steps':
      return act.quote.placements.length > 0;
    case 'edit':
      return book.name === 'CREATION' || (act.quote?.placements.length ?? 0) > 0;
    case 'purchase':
    case 'purchase_short':
      return isOrderFine(book, act, now);
    case 'pay':
      return isAsked && book.until - now >= DAY_MS && affords(book.total, act.funds);
    case 'reject':
      return /\S/.test(act.comment);
    case 'approve':
    case 'approve_to_negotiation':
      return book.until - now >= DAY_MS;
    case 'ask_new_dates':
      return book.until - now < DAY_MS;
    case 'redate':
      return act.publish_until - now >= DAY_MS;
    case 'accept_list':
    case 'accept_list_short': {
      const total = pricedTotal(book, act.list);
      if (!isListReady(book) || total === undefined) return false;
      return coversList(book, act.funds, total) === (act.event === 'accept_list');
    }
    case 'pay_difference':
      return isAsked && (act.expected_total ?? listTotal(book)) === listTotal(book) && coversList(book, act.funds);
    case 'end_negotiation':
      return actor === 'advertiser' || book.posts.every(({ is }) => is === 'declined') || now >= endOf('list', book, undefined);
    case 'complete': {
      const isOver = book.posts.every((post) => isOut(post) || post.is === 'ended' || post.is === 'cut_short');
      return isOver && book.posts.every(({ endedAt }) => endedAt === undefined || now - endedAt >= 2 * DAY_MS);
    }
    case 'pause': {
      const end = act.resume_at === undefined ? book.resumeAt : act.resume_at;
      return end === null || (end > now && end < book.until);
    }
    case 'plan_pause': {
      const { pause_at, resume_at } = act;
      return now < pause_at && pause_at < book.until && (resume_at === null || (pause_at < resume_at && resume_at < book.until));
    }
    case 'cancel_pause':
      return book.pauseAt !== null;
    case 'dispute':
      return book.disputedAt === undefined;
    case 'close_dispute':
      return book.disputedAt !== undefined;
    case 'refund': {
      const post = book.posts.find(({ id }) => id === act.placement);
      if (!post || book.notes.includes(act.credit_note)) return false;
      if (!Number.isInteger(act.amount) || act.amount < 1 || act.amount + post.back > post.net + post.vat) return false;
      return post.line.net_step === 1 || (act.amount * post.net) % (100 * (post.net + post.vat)) === 0;
    }
    default:
      return true;
  }
}

function isHourFine(book: Reading, post: Post, hour: number, accepted: number, now: number): boolean {
  const until = isUnits(book) ? book.until : post.liveAt + post.bought * HOUR_MS;
  const isOver = hour >= until || (post.endedAt !== undefined && hour >= post.endedAt);
  const isFuture = hour > now - HOUR_MS;
  const isEarly = hour <= post.liveAt - HOUR_MS;
  return (
    Number.isInteger(accepted) &&
    accepted >= 0 &&
    [...post.hours.keys()].every((before) => before + HOUR_MS <= hour) &&
    !isOver &&
    !isFuture &&
    !isEarly
  );
}

function isPlacementFine(book: Reading, post: Post, act: LifeEvent, actor: Actor, now: number): boolean {
  const isDisputed = isInDispute(post);
  switch (act.event) {
    case 'leave_out':
      return isListReady(book) && book.posts.some(({ id, is }) => is === 'accepted' && id !== post.id);
    case 'deliver_content':
      return post.handedAt === undefined;
    case 'confirm_content':
      return actor === 'operator' ? isDisputed : post.handedAt !== undefined;
    case 'reject_content':
      return post.handedAt !== undefined && !isDisputed;
    case 'refuse_content':
      return isDisputed;
    case 'assign_slot': {
      const ready = book.type === 'INFLUENCE' ? 'content_confirmed' : 'accepted';
      const isWaiting = book.posts.some((other) => !isOut(other) && other.is !== ready && other.is !== 'scheduled');
      return book.name !== 'ACCEPTED' || !isWaiting;
    }
    case 'replace': {
      const difference = act.replacement.line.total - post.line.total;
      const isAgreed = actor !== 'system' || (book.autoReplace && difference <= 0);
      return post.holds && isAgreed && book.until - now >= DAY_MS && (difference <= 0 || affords(difference, act.funds));
    }
    case 'drop':
      return post.holds;
    case 'see_live':
      return act.live_at <= now && act.live_at <= post.slotAt + 6 * HOUR_MS;
    case 'end':
      return isUnits(book) ? now >= book.until || getUnits(post) >= post.bought : now >= post.liveAt + post.bought * HOUR_MS;
    case 'cut_short': {
      const until = isUnits(book) ? book.until : post.liveAt + post.bought * HOUR_MS;
      return act.removed_at >= post.liveAt && act.removed_at <= now && act.removed_at < until;
    }
    case 'edit_post':
      return act.edited_at > (post.editedAt ?? post.liveAt) && act.edited_at <= now;
    case 'measure':
      return isHourFine(book, post, act.hour, act.accepted, now);
    case 'correct': {
      const measured = [...post.hours.keys()];
      const isPaused = book.pauses.some(([from, to]) => act.hour >= from && act.hour < to);
      const added = act.delivered - getUnits(post);
      const isMeasured = act.hour > post.liveAt - HOUR_MS && measured.some((hour) => act.hour < hour + HOUR_MS);
      return isMeasured && (isUnits(book) && !isPaused ? added >= 0 : added === 0);
    }
    default:
      return true;
  }
}

/** Whether the rules, written a second time, allow an event. */
export function mayHappen(book: Reading, act: LifeEvent, actor: Actor, heardAt: number): boolean {
  const now = getWhen(book, actor, heardAt);
  if (book.archived && (actor === 'advertiser' || act.event === 'pay' || act.event === 'pay_difference')) return false;
  if (act.event === 'archive') return actor === 'advertiser' && open(book) === 0;
  if ('placement' in act && PLACEMENT_ROWS.some((row) => row.event === act.event)) {
    const post = book.posts.find(({ id }) => id === act.placement);
    if (!post) return false;
    const row = placementRowsFor(book.name, post.is, actor, book.type).find(({ event }) => event === act.event);
    return row !== undefined && isOnTime(row, book, post, now) && isPlacementFine(book, post, act, actor, now);
  }
  if (!modelAllows(book, actor).includes(act.event)) return false;
  const row = rowsFor(book.name, actor, book.type).find(({ event }) => event === act.event);
  return row !== undefined && isOnTime(row, book, undefined, now) && isCampaignFine(book, act, actor, now);
}
