import { DAY_MS, HOUR_MS } from '#calendar/durations.ts';
import type { Actor } from '#campaigns/campaign-life.ts';
import type { LifeEvent, LifeQuote, PricedList } from '#campaigns/life/events.ts';
import type { PlacementLine } from '#money/captures.ts';
import type { CampaignType } from '#platforms/platforms.ts';
import { getInitial, LIFE_ROWS, PLACEMENT_ROWS, placementRowsFor, rowsFor } from './life-table.ts';

/** One event that happened. */
export interface Entry {
  readonly at: number;
  readonly actor: Actor;
  readonly act: LifeEvent;
}

export interface Post {
  id: number;
  is: string;
  holds: boolean;
  line: PlacementLine;
  bought: number;
  offeredAt: number;
  outAt: number | null;
  outWhy: string | null;
  slotAt: number;
  liveAt: number;
  endedAt: number | undefined;
  editedAt: number | undefined;
  owedAt: number;
  handedAt: number | undefined;
  rejections: number;
  hours: Map<number, number>;
  /** Captured so far. */
  net: number;
  vat: number;
  discount: number;
  publisher: number;
  back: number;
}

/** What a campaign's log means, computed row by row with plain arithmetic. */
export interface Reading {
  type: CampaignType;
  name: string;
  since: number;
  last: number;
  quotedAt: number;
  total: number;
  until: number;
  auto: boolean;
  archived: boolean;
  replacementHours: number;
  listReady: number | undefined;
  pauses: [number, number][];
  pauseAt: number | null;
  resumeAt: number | null;
  disputedAt: number | undefined;
  autoReplace: boolean;
  posts: Post[];
  /** Of earlier versions, which hold nothing any more. */
  held: number;
  captured: number;
  released: number;
  refunded: number;
  /** Released without a share. */
  rest: number;
  notes: string[];
}

const half = (whole: number, part: number, of: number): number => (part >= of ? whole : Math.floor((2 * whole * part + of) / (2 * of)));
const isUnits = (type: CampaignType): boolean => type === 'CPM' || type === 'CPC';
export const open = (book: Reading): number => book.held - book.captured - book.released;
const getUnits = (post: Post): number => [...post.hours.values()].reduce((sum, count) => sum + count, 0);

function setPosts(book: Reading, quote: LifeQuote, at: number): void {
  book.quotedAt = at;
  book.until = quote.publish_until;
  book.listReady = undefined;
  book.rest = 0;
  const lines = quote.placements.reduce((sum, item) => sum + item.line.total, 0);
  book.total = book.type === 'INFLUENCE' ? (quote.ceiling ?? lines) : lines;
  book.posts = quote.placements.map((item) => getPost(item, false, at));
}

function getPost({ id, line, bought }: { id: number; line: PlacementLine; bought: number }, holds: boolean, offeredAt: number): Post {
  const money = { net: 0, vat: 0, discount: 0, publisher: 0, back: 0 };
  const times = { offeredAt, outAt: null, outWhy: null, slotAt: 0, liveAt: 0, endedAt: undefined, editedAt: undefined };
  return { id, is: 'offered', holds, line, bought, ...times, owedAt: 0, handedAt: undefined, rejections: 0, hours: new Map(), ...money };
}

/** Captures a share up to a part of its price. */
function earn(book: Reading, post: Post, part: number, of: number): void {
  const before = post.net + post.vat;
  const { price, discount, vat, publisher_price, net_step: step } = post.line;
  post.net = half((price - discount) / step, part, of) * step;
  post.discount = half(discount / step, part, of) * step;
  post.vat = step === 1 ? half(vat, part, of) : price === discount ? 0 : half(vat, post.net, price - discount);
  const isByPart = step === 1 || price === 0;
  post.publisher = isByPart ? half(publisher_price, part, of) : half(publisher_price, post.net + post.discount, price);
  book.captured += post.net + post.vat - before;
}

function finishPost(book: Reading, post: Post, part: number, of: number): void {
  if (!post.holds) return;
  earn(book, post, part, of);
  book.released += post.line.total - post.net - post.vat;
  post.holds = false;
}

function shift(book: Reading, difference: number): void {
  if (difference > 0) book.held += difference;
  else book.released -= difference;
}

function giveBackRest(book: Reading): void {
  const inShares = book.posts.filter(({ holds }) => holds).reduce((sum, { line, net, vat }) => sum + line.total - net - vat, 0);
  book.rest += open(book) - inShares;
  book.released = book.held - book.captured;
  for (const post of book.posts) post.holds = false;
}

const acceptedTotal = (book: Reading): number =>
  book.posts.filter((post) => post.is === 'accepted').reduce((sum, post) => sum + post.line.total, 0);

const WHY_OUT: Readonly<Record<string, string>> = {
  decline: 'declined',
  leave_out: 'left_out',
  lapse_offer: 'offer_lapsed',
  lapse_content: 'content_lapsed',
  lapse_delivery: 'delivery_lapsed',
  withdraw: 'withdrawn',
  refuse_content: 'content_refused',
  fail: 'not_live',
};

/** What a placement's event changes, apart from its state. */
function readPlacement(book: Reading, post: Post, { at, act }: Entry): void {
  if (act.event === 'accept' && book.name === 'NEGOTIATION' && act.line) post.line = act.line;
  const why = WHY_OUT[act.event];
  if (why !== undefined) {
    post.outAt = at;
    post.outWhy = why;
    if (act.event !== 'fail') post.handedAt = undefined;
    if (book.replacementHours === 0) finishPost(book, post, 0, 1);
  }
  if (act.event === 'order_content') post.owedAt = at;
  if (act.event === 'deliver_content') post.handedAt = at;
  if (act.event === 'reject_content') {
    post.handedAt = undefined;
    post.owedAt = at;
    post.rejections += 1;
  }
  if (act.event === 'assign_slot') post.slotAt = act.slot_at;
  if (act.event === 'see_live') post.liveAt = act.live_at;
  if (act.event === 'fail' || act.event === 'drop') finishPost(book, post, 0, 1);
  if (act.event === 'replace') {
    post.holds = false;
    book.posts.push(getPost(act.replacement, true, at));
    shift(book, act.replacement.line.total - post.line.total);
  }
  if (act.event === 'end') {
    const reachedAt = getUnits(post) >= post.bought ? Math.max(...post.hours.keys()) + HOUR_MS : Infinity;
    post.endedAt = isUnits(book.type) ? Math.max(post.liveAt, Math.min(reachedAt, book.until)) : post.liveAt + post.bought * HOUR_MS;
    if (!isUnits(book.type)) finishPost(book, post, 1, 1);
  }
  if (act.event === 'cut_short') {
    post.endedAt = act.removed_at;
    if (!isUnits(book.type)) finishPost(book, post, Math.floor((act.removed_at - post.liveAt) / HOUR_MS), post.bought);
  }
  if (act.event === 'edit_post') post.editedAt = act.edited_at;
  if (act.event === 'measure') {
    const isPaused = book.pauses.some(([from, to]) => act.hour >= from && act.hour < to);
    post.hours.set(act.hour, isPaused || !isUnits(book.type) ? 0 : act.accepted);
    if (isUnits(book.type)) earn(book, post, getUnits(post), post.bought);
  }
  if (act.event === 'correct' && isUnits(book.type)) {
    const hour = Math.min(act.hour, Math.max(...post.hours.keys()));
    post.hours.set(hour, (post.hours.get(hour) ?? 0) + act.delivered - getUnits(post));
    earn(book, post, getUnits(post), post.bought);
  }
}

function cancelShares(book: Reading, at: number): void {
  for (const post of book.posts) {
    const isMade = book.type === 'INFLUENCE' && ['content_confirmed', 'scheduled'].includes(post.is);
    const isNear = post.is === 'scheduled' && post.slotAt < at + DAY_MS;
    finishPost(book, post, isMade || isNear ? 1 : 0, 2);
  }
}

function stopShares(book: Reading, isOperator: boolean, at: number): void {
  for (const post of book.posts) {
    const stood = Math.min(post.bought, Math.floor((at - post.liveAt) / HOUR_MS));
    if (isUnits(book.type)) finishPost(book, post, getUnits(post), post.bought);
    else finishPost(book, post, post.is !== 'live' ? 0 : isOperator ? stood : post.bought, post.bought);
  }
}

function priceList(book: Reading, list: PricedList | undefined): void {
  for (const { placement, line } of list?.lines ?? []) book.posts.find(({ id }) => id === placement)!.line = line;
}

/** What a campaign's event changes, apart from its state. */
function readCampaign(book: Reading, { at, actor, act }: Entry): void {
  switch (act.event) {
    case 'complete_steps':
      setPosts(book, act.quote, at);
      break;
    case 'edit':
      if (book.name !== 'CREATION' && act.quote) setPosts(book, act.quote, at);
      break;
    case 'purchase':
    case 'purchase_short':
      if (at >= book.quotedAt + 72 * HOUR_MS && act.fresh) setPosts(book, act.fresh, at);
      if (act.event === 'purchase_short') book.auto = act.is_auto_after_charge;
      else hold(book);
      break;
    case 'pay':
      hold(book);
      break;
    case 'approve':
    case 'approve_to_negotiation':
      for (const post of book.posts) post.offeredAt = at;
      break;
    case 'redate':
      book.until = act.publish_until;
      break;
    case 'accept_list_short':
      priceList(book, act.list);
      book.auto = act.is_auto_after_charge;
      break;
    case 'accept_list':
    case 'pay_difference':
      if (act.event === 'accept_list') priceList(book, act.list);
      shift(book, acceptedTotal(book) - open(book));
      for (const post of book.posts) post.holds = post.is === 'accepted';
      break;
    case 'drop_list':
      book.listReady = at;
      break;
    case 'pause':
      book.pauses.push([at, Infinity]);
      Object.assign(book, { pauseAt: null, resumeAt: act.resume_at === undefined ? book.resumeAt : act.resume_at });
      break;
    case 'plan_pause':
      Object.assign(book, { pauseAt: act.pause_at, resumeAt: act.resume_at });
      break;
    case 'cancel_pause':
      Object.assign(book, { pauseAt: null, resumeAt: null });
      break;
    case 'resume':
      book.pauses.at(-1)![1] = at;
      Object.assign(book, { pauseAt: null, resumeAt: null });
      break;
    case 'complete':
    case 'stop':
      stopShares(book, actor === 'operator', at);
      giveBackRest(book);
      Object.assign(book, { pauseAt: null, resumeAt: null });
      if (act.event === 'stop' && (actor === 'operator' || isUnits(book.type)))
        for (const post of book.posts) if (post.is === 'live') Object.assign(post, { is: 'cut_short', endedAt: at });
      break;
    case 'dispute':
      book.disputedAt = at;
      break;
    case 'close_dispute':
      book.disputedAt = undefined;
      break;
    case 'cancel':
      if (actor === 'advertiser') cancelShares(book, at);
      giveBackRest(book);
      break;
    case 'reject':
    case 'end_negotiation':
    case 'cancel_undated':
      giveBackRest(book);
      break;
    case 'refund':
      book.posts.find(({ id }) => id === act.placement)!.back += act.amount;
      book.refunded += act.amount;
      book.notes.push(act.credit_note);
      break;
    default:
      break;
  }
}

function hold(book: Reading): void {
  book.held += book.total;
  for (const post of book.posts) post.holds = book.type !== 'INFLUENCE';
}

/** The state of a bought campaign follows from its posts. */
function nameByPosts(posts: readonly Post[]): string {
  const out = posts.filter((post) => post.is === 'failed' || (post.is === 'declined' && !post.holds)).length;
  if (posts.some((post) => ['live', 'ended', 'cut_short'].includes(post.is))) return 'PUBLISHING';
  if (out === posts.length) return 'INACTIVE.unfilled';
  return out + posts.filter((post) => post.is === 'scheduled').length === posts.length ? 'SCHEDULED' : 'ACCEPTED';
}

/** For people, an act never happens before the campaign's latest change. */
export function getWhen(book: Reading, actor: Actor, at: number): number {
  return (actor === 'advertiser' || actor === 'operator') && at < book.last ? book.last : at;
}

/** Every placement that is asked, or about to publish, is called off. */
function closePosts(book: Reading, at: number): void {
  for (const post of book.posts)
    if (!['declined', 'failed', 'live', 'ended', 'cut_short'].includes(post.is))
      Object.assign(post, { is: 'declined', outAt: at, outWhy: 'campaign_over', handedAt: undefined });
}

/** Reads the next event. */
export function readEntry(book: Reading, heard: Entry): void {
  const { act, actor } = heard;
  const entry = { ...heard, at: getWhen(book, actor, heard.at) };
  const before = book.name;
  if (heard.at > book.last) book.last = heard.at;
  if (act.event === 'archive') {
    book.archived = true;
    return;
  }
  const placementRow = PLACEMENT_ROWS.some((row) => row.event === act.event);
  if (placementRow && 'placement' in act) {
    const post = book.posts.find(({ id }) => id === act.placement)!;
    const row = placementRowsFor(book.name, post.is, actor, book.type).find(({ event }) => event === act.event)!;
    readPlacement(book, post, entry);
    if (row.to !== '-') post.is = row.to;
    if (book.name === 'NEGOTIATION' && book.posts.every(({ is }) => is !== 'offered')) book.listReady ??= book.last;
  } else {
    readCampaign(book, entry);
    book.name = LIFE_ROWS.find((row) => row.event === act.event && row.from.includes(before) && row.by.includes(getInitial(actor)))!.to;
  }
  if (['ACCEPTED', 'SCHEDULED', 'PUBLISHING'].includes(book.name)) book.name = nameByPosts(book.posts);
  if (book.name !== before) book.since = book.last;
  if (['REJECTED', 'INACTIVE.stopped', 'INACTIVE.cancelled'].includes(book.name)) closePosts(book, entry.at);
}

/** The reading of a campaign without events. */
export function beginReading(type: CampaignType, bornAt: number, replacementHours: number, autoReplace: boolean): Reading {
  return {
    type,
    name: 'CREATION',
    since: bornAt,
    last: bornAt,
    quotedAt: -Infinity,
    total: 0,
    until: 0,
    auto: false,
    archived: false,
    replacementHours,
    listReady: undefined,
    pauses: [],
    pauseAt: null,
    resumeAt: null,
    disputedAt: undefined,
    autoReplace,
    posts: [],
    held: 0,
    captured: 0,
    released: 0,
    refunded: 0,
    rest: 0,
    notes: [],
  };
}

const FOLLOWING = ['schedule', 'withdraw', 'go_live', 'end_unfilled'];

/** The events of the campaign that the model allows an actor, by state alone. */
export function modelAllows(book: Reading, actor: Actor): string[] {
  if (book.archived && actor === 'advertiser') return [];
  const events = rowsFor(book.name, actor, book.type).map(({ event }) => event);
  const own = events.filter((event) => !FOLLOWING.includes(event) && !(book.archived && event.startsWith('pay')));
  return actor === 'advertiser' && open(book) === 0 ? [...own, 'archive'] : own;
}
