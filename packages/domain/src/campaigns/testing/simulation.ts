import { HOUR_MS } from '#calendar/durations.ts';
import { ACTORS, type Actor } from '#campaigns/campaign-life.ts';
import { applyEvent } from '#campaigns/life/apply-event.ts';
import { startCampaign, type LifeCampaign, type LifePlacement } from '#campaigns/life/campaign.ts';
import type { LifeEvent } from '#campaigns/life/events.ts';
import { dueEvents } from '#campaigns/life/clock.ts';
import { chargeEntries, payoutEntries, transferEntries, type LedgerEntry } from '#money/ledger.ts';
import { CAMPAIGN_TYPES } from '#platforms/platforms.ts';
import { addSums, adjustmentEntries, noSums, openBook, postTo, getSums, type AccountBook, type Sums } from './account-book.ts';
import { getAct, type Surroundings } from './acts.ts';
import { compareAccount, compareCampaign, compareKinds, compareRefusal, mustBe } from './compare.ts';
import { isOfPlacement, LIFE_ROWS, getName, PLACEMENT_ROWS, placementRowsFor, findRow, type TableRow } from './life-table.ts';
import { mayHappen } from './model-rules.ts';
import { beginReading, modelAllows, readEntry, type Entry, type Reading } from './model.ts';
import { createRandom, type Random } from './random.ts';
import { holdBack, tell } from './turns/news.ts';
import { actInLife, surround, tellLife, type Around, type Lived } from './turns/turn-life.ts';

const START = Date.UTC(2026, 10, 1);

interface Account {
  readonly book: AccountBook;
  /** The sum of the account's money outside its campaigns. */
  readonly outside: Sums;
  debt_limit: number;
}

interface Subject {
  readonly account: Account;
  readonly bornAt: number;
  readonly log: Entry[];
  /** Null: it lives by single events, at any instant; otherwise by what people do, what is seen and what is due. */
  readonly around: Around | null;
  readonly reading: Reading;
  campaign: LifeCampaign;
  last: { readonly act: LifeEvent; readonly actor: Actor } | undefined;
}

interface Choice {
  readonly actor: Actor;
  readonly event: string;
  readonly post: LifePlacement | undefined;
}

export interface SimulationReport {
  readonly steps: number;
  readonly accepted: number;
  readonly refused: number;
  /** Steps that were done again, on the life before and on the life after. */
  readonly repeated: number;
  /** How often each row of the tables was walked, by event, state and actor. */
  readonly visits: ReadonlyMap<string, number>;
}

const RARE: Readonly<Record<string, number>> = {
  cancel: 0.04,
  stop: 0.05,
  reject: 0.1,
  edit: 0.15,
  archive: 0.02,
  end_negotiation: 0.15,
  drop_list: 0.1,
  withdraw: 0.12,
  leave_out: 0.3,
  decline: 0.3,
  cut_short: 0.2,
  edit_post: 0.5,
  lapse_offer: 0.5,
  reject_content: 3,
  accept_list_short: 2,
  accept_list: 2,
  see_live: 3,
  pause: 0.5,
  drop: 0.4,
  measure: 2,
  correct: 0.5,
};
const PEOPLE: readonly Actor[] = ['advertiser', 'operator'];
/** What the server does for people at once. */
const BY_CHARGE: readonly string[] = ['pay', 'pay_difference', 'ask_new_dates'];
/** The weight of waiting, against 1 for each event. */
const WAITS = 3;
const NAMES = [...new Set([...LIFE_ROWS, ...PLACEMENT_ROWS].map(({ event }) => event)), 'archive', 'publish', ''];

/** Every row of the tables that a long run walks, in the form of its report. */
export const ROWS_TO_VISIT: readonly string[] = [
  ...LIFE_ROWS.flatMap(({ event, from, by }) => from.flatMap((name) => [...by].map((who) => `${event} | ${name} | ${who}`))),
  ...PLACEMENT_ROWS.flatMap(({ event, from, by, types, during }) =>
    from.map((name) => `${event} | ${name} | ${by} | ${types} | ${during.join(' ')}`),
  ),
];

function findPlacement({ placements }: LifeCampaign, act: LifeEvent): LifePlacement | undefined {
  if (!('placement' in act) || !isOfPlacement(act.event)) return undefined;
  return placements.find(({ id }) => id === act.placement);
}

/** Runs campaigns of several accounts through `steps` random attempts at events; throws where engine and model differ. */
export function simulate(seed: number, steps: number): SimulationReport {
  return new Simulation(seed).run(steps);
}

class Simulation {
  private readonly random: Random;
  private readonly seed: number;
  private readonly accounts: readonly Account[];
  private readonly subjects: Subject[] = [];
  private readonly visits = new Map<string, number>();
  private now = START;
  private ids = 0;
  private step = 0;
  private accepted = 0;
  private refused = 0;
  private repeated = 0;

  constructor(seed: number) {
    this.seed = seed;
    this.random = createRandom(seed);
    this.accounts = Array.from({ length: 3 }, () => ({ book: openBook(), outside: noSums(), debt_limit: 0 }));
    for (let index = 0; index < 9; index++) this.subjects.push(this.begin(this.accounts[index % 3]!, index >= 4));
  }

  run(steps: number): SimulationReport {
    for (this.step = 1; this.step <= steps; this.step++) {
      const before = this.accepted + this.refused;
      try {
        while (this.accepted + this.refused === before) this.takeStep();
      } catch (error) {
        throw new Error(`seed ${this.seed}, step ${this.step}: ${error instanceof Error ? error.message : String(error)}`, {
          cause: error,
        });
      }
    }
    return { steps, accepted: this.accepted, refused: this.refused, repeated: this.repeated, visits: this.visits };
  }

  private begin(account: Account, isByTurns: boolean): Subject {
    const type = this.random.pick([...CAMPAIGN_TYPES, 'INFLUENCE'] as const);
    const is_auto_replace = this.random.chance(0.5);
    const campaign = { ...startCampaign(this.newId(), type, this.now, this.random.pick([0, 24, 24])), is_auto_replace };
    const reading = beginReading(type, this.now, campaign.replacement_hours, is_auto_replace);
    const around = isByTurns ? surround(this.random) : null;
    return { account, bornAt: this.now, log: [], around, campaign, reading, last: undefined };
  }

  private newId(): number {
    this.ids += 1;
    return this.ids;
  }

  private takeStep(): void {
    const { random } = this;
    if (random.chance(0.5)) this.now += random.below(HOUR_MS / 3);
    if (random.chance(0.02)) this.now += random.below(8 * HOUR_MS);
    if (random.chance(0.06)) this.moveMoney(random.pick(this.accounts));
    const index = random.below(this.subjects.length);
    const subject = this.subjects[index]!;
    const roll = random.next();
    if (subject.around !== null) this.takeTurn(subject, subject.around, roll);
    else if (roll < 0.03) this.tryDue(subject);
    else if (roll < 0.09 && subject.last) this.attempt(subject, subject.last.act, subject.last.actor, this.now);
    else if (roll < 0.2) this.tryJunk(subject);
    else this.tryPlausible(subject);
    const { state, reason } = subject.campaign;
    const isOver = state === 'INACTIVE' && reason !== 'paused';
    const isOpenToDispute = reason === 'completed' || reason === 'stopped';
    if ((isOver || subject.campaign.is_archived) && random.chance(isOpenToDispute ? 0.12 : 0.5)) this.retire(index);
  }

  private around(subject: Subject): Surroundings {
    const available = subject.account.book.balances.get('advertiser.available')!;
    return { random: this.random, now: this.now, funds: { available, debt_limit: subject.account.debt_limit }, newId: () => this.newId() };
  }

  /** A person acts, or time passes and something is seen, now or later. */
  private takeTurn(subject: Subject, around: Around, roll: number): void {
    const { random } = this;
    if (roll < 0.4) this.actSensibly(subject);
    else if (roll < 0.5) {
      const post = random.chance(0.8) ? random.pick([...subject.campaign.placements, undefined]) : undefined;
      const command = getAct(random.pick(NAMES), subject.campaign, post, this.around(subject));
      this.act(subject, command, random.pick(PEOPLE), random.chance(0.2) ? this.now - random.below(5 * HOUR_MS) : this.now);
    } else if (roll < 0.6) holdBack(around.news, random, around.outside, subject.campaign, this.now);
    else {
      const due = dueEvents(subject.campaign)[0];
      if (roll < 0.63 && due !== undefined) this.now = Math.max(this.now, due.at + random.pick([-1, 0, 1]));
      else this.now += random.below(HOUR_MS);
      this.advance(subject, around);
    }
  }

  private actSensibly(subject: Subject): void {
    const choice = this.choose(
      subject,
      (actor, event) => actor !== 'publisher' && (actor !== 'system' || BY_CHARGE.includes(event)),
      WAITS,
    );
    if (choice === undefined) return;
    const post = choice.post ?? (choice.event === 'refund' ? this.random.pick([...subject.campaign.placements, undefined]) : undefined);
    this.act(subject, getAct(choice.event, subject.campaign, post, this.around(subject)), choice.actor, this.now);
  }

  private act(subject: Subject, command: LifeEvent, by: Actor, now: number): void {
    const what = `campaign ${subject.campaign.id} (${subject.campaign.campaign_type}) in ${getName(subject.campaign)}: ${by} ${JSON.stringify(command)} at ${now}`;
    const lived = actInLife(what, { ...subject, around: subject.around! }, { command, by, now });
    if ('code' in lived) this.refused += 1;
    else this.takeIn(what, subject, lived);
  }

  private advance(subject: Subject, around: Around): void {
    const { campaign } = subject;
    const sightings = tell(around.news, this.random, around.outside, campaign, this.now);
    const what = `campaign ${campaign.id} (${campaign.campaign_type}) in ${getName(campaign)} hears ${JSON.stringify(sightings)} at ${this.now}`;
    this.takeIn(what, subject, tellLife(what, { ...subject, around }, sightings, this.now));
  }

  /** Posts what a turn moved, and again what the repeated turn would move. */
  private takeIn(what: string, subject: Subject, { turn, walked, again }: Lived): void {
    this.accepted += 1;
    subject.campaign = turn.life;
    for (const { key, entries } of turn.postings) postTo(subject.account.book, key, entries);
    const known = subject.account.book.keys.size;
    for (const { key, entries } of again.flatMap(({ postings }) => postings)) postTo(subject.account.book, key, entries);
    mustBe(`${what}, done again, posts`, subject.account.book.keys.size, known);
    this.repeated += again.length;
    for (const { fact, row, state } of walked) {
      for (const { event, from } of fact.moves) this.visit(event, getName(from), event === fact.event ? fact.by : undefined);
      if (row !== undefined && state !== undefined) this.visitPlacement(row, state);
    }
    compareCampaign(what, subject.campaign, subject.reading);
    this.compareAccounts(what);
  }

  /** Tries a due event 1 ms before, at, or 1 ms after its instant. */
  private tryDue(subject: Subject): void {
    const due = dueEvents(subject.campaign);
    if (due.length === 0) return;
    const { event, placement, at } = this.random.chance(0.7) ? due[0]! : this.random.pick(due);
    this.now = Math.max(this.now, at + this.random.pick([-1, 0, 1]));
    const post = subject.campaign.placements.find(({ id }) => id === placement);
    this.attempt(subject, getAct(event, subject.campaign, post, this.around(subject)), 'system', this.now);
  }

  /** Any event by any actor, sometimes earlier than the last one. */
  private tryJunk(subject: Subject): void {
    const { random } = this;
    const post = random.chance(0.8) ? random.pick([...subject.campaign.placements, undefined]) : undefined;
    const act = getAct(random.pick(NAMES), subject.campaign, post, this.around(subject));
    this.attempt(subject, act, random.pick(ACTORS), random.chance(0.1) ? this.now - random.below(5 * HOUR_MS) : this.now);
  }

  private tryPlausible(subject: Subject): void {
    const choice = this.choose(subject, () => true, 0);
    if (!choice) return;
    const { campaign } = subject;
    const post = choice.post ?? (choice.event === 'refund' ? this.random.pick([...campaign.placements, undefined]) : undefined);
    this.attempt(subject, getAct(choice.event, campaign, post, this.around(subject)), choice.actor, this.now);
  }

  /** One of the events that the model allows, rare ones seldom; none with the weight `waits`. */
  private choose({ reading, campaign }: Subject, isFor: (actor: Actor, event: string) => boolean, waits: number): Choice | undefined {
    const choices = ACTORS.flatMap((actor): Choice[] => [
      ...modelAllows(reading, actor).map((event) => ({ actor, event, post: undefined })),
      ...campaign.placements.flatMap((post) =>
        placementRowsFor(reading.name, post.state, actor, reading.type).map(({ event }) => ({ actor, event, post })),
      ),
    ]).filter(({ actor, event }) => isFor(actor, event));
    let left = this.random.next() * choices.reduce((sum, { event }) => sum + (RARE[event] ?? 1), waits);
    return choices.find(({ event }) => (left -= RARE[event] ?? 1) <= 0);
  }

  private attempt(subject: Subject, act: LifeEvent, actor: Actor, now: number): boolean {
    const before = subject.campaign;
    const mayIt = mayHappen(subject.reading, act, actor, now);
    const outcome = applyEvent(before, act, actor, now);
    const what = `campaign ${before.id} (${before.campaign_type}) in ${getName(before)}: ${actor} ${JSON.stringify(act)} at ${now}`;
    mustBe(`${what} is allowed`, outcome.ok, mayIt);
    if (!outcome.ok) {
      this.refused += 1;
      compareRefusal(what, subject.reading, act, actor, outcome.error);
      return false;
    }
    this.accepted += 1;
    const { campaign, postings, moves } = outcome.value;
    subject.log.push({ at: now, actor, act });
    subject.last = { act, actor };
    subject.campaign = campaign;
    readEntry(subject.reading, { at: now, actor, act });
    // Every step is done twice: on the campaign before it, and on the campaign after it.
    const again = applyEvent(before, act, actor, now);
    for (const { key, entries } of [...postings, ...(again.ok ? again.value.postings : [])]) postTo(subject.account.book, key, entries);
    const after = applyEvent(campaign, act, actor, now);
    this.repeated += 2;
    mustBe(`${what}, done again, posts`, after.ok ? after.value.postings.length : 0, 0);
    for (const { event, from } of moves) this.visit(event, getName(from), event === act.event ? actor : undefined);
    const post = findPlacement(before, act);
    const row = findRow(before, before.campaign_type, { event: act.event, actor, placement: post?.state });
    compareKinds(what, row, postings);
    if (post !== undefined && row !== undefined) this.visitPlacement(row, post.state);
    compareCampaign(what, campaign, subject.reading);
    this.compareAccounts(what);
    return true;
  }

  private visit(event: string, from: string, actor: Actor | undefined): void {
    const row = LIFE_ROWS.find((candidate) => candidate.event === event && candidate.from.includes(from));
    const by = actor === undefined ? (row?.by ?? '?') : actor.charAt(0).toUpperCase();
    const key = `${event} | ${from} | ${by}`;
    this.visits.set(key, (this.visits.get(key) ?? 0) + 1);
  }

  private visitPlacement({ event, by, types, during }: TableRow, state: string): void {
    const key = `${event} | ${state} | ${by} | ${types} | ${during.join(' ')}`;
    this.visits.set(key, (this.visits.get(key) ?? 0) + 1);
  }

  private compareAccounts(what: string): void {
    for (const account of this.accounts) {
      const expected = { ...account.outside };
      for (const subject of this.subjects) if (subject.account === account) addSums(expected, getSums(subject.reading));
      compareAccount(what, account.book, expected);
    }
  }

  /** Replaces a campaign that is over, after replaying its log. */
  private retire(index: number): void {
    const subject = this.subjects[index]!;
    const { id, campaign_type, replacement_hours, is_auto_replace } = subject.campaign;
    let again: LifeCampaign = { ...startCampaign(id, campaign_type, subject.bornAt, replacement_hours), is_auto_replace };
    for (const { act, actor, at } of subject.log) {
      const outcome = applyEvent(again, act, actor, at);
      if (!outcome.ok) throw new Error(`the log of campaign ${again.id} cannot be replayed: ${JSON.stringify(outcome.error)}`);
      again = outcome.value.campaign;
    }
    mustBe(`campaign ${again.id} replayed`, JSON.stringify(again), JSON.stringify(subject.campaign));
    addSums(subject.account.outside, getSums(subject.reading));
    this.subjects[index] = this.begin(subject.account, subject.around !== null);
  }

  private put(account: Account, entries: readonly LedgerEntry[], part: Partial<Sums>): void {
    const key = `outside:${this.newId()}`;
    postTo(account.book, key, entries);
    postTo(account.book, key, entries);
    addSums(account.outside, part);
  }

  /** Money comes and goes outside the campaigns; after a charge the system pays for campaigns that asked for it, oldest first. */
  private moveMoney(account: Account): void {
    const { random } = this;
    const available = account.book.balances.get('advertiser.available')!;
    // No account stays rich: some campaigns must lack money.
    const amount = random.between(1, Math.max(4_000_000, available));
    const kind = available > 4_000_000 && random.chance(0.5) ? 1 : random.below(9);
    if (kind === 0) account.debt_limit = random.pick([0, 0, 500_000, 5_000_000]);
    else if (kind === 1) this.put(account, adjustmentEntries(-amount), { 'advertiser.available': -amount, adjustment: amount });
    else if (kind === 2) this.put(account, adjustmentEntries(amount), { 'advertiser.available': amount, adjustment: -amount });
    else if (kind === 3) {
      const { sent, received } = transferEntries(amount);
      this.put(account, sent, { 'advertiser.available': -amount, 'transfer.clearing': amount });
      this.put(random.pick(this.accounts), received, { 'advertiser.available': amount, 'transfer.clearing': -amount });
    } else if (kind === 4) {
      const owed = Math.max(0, account.book.balances.get('publisher.payable')!);
      const paid = random.below(owed + 1);
      this.put(account, payoutEntries(paid), { 'publisher.payable': -paid, 'bank.clearing': paid });
    } else this.charge(account, amount, kind === 5 ? 'bank.clearing' : 'gateway.clearing');
    this.compareAccounts('money moves');
  }

  private charge(account: Account, amount: number, clearing: 'bank.clearing' | 'gateway.clearing'): void {
    this.put(account, chargeEntries(amount, clearing), { 'advertiser.available': amount, [clearing]: -amount });
    const waiting = this.subjects.filter((subject) => subject.account === account && subject.campaign.state === 'TO_PAY');
    for (const subject of waiting.toSorted((a, b) => a.bornAt - b.bornAt)) {
      const event = subject.campaign.reason === 'before_review' ? 'pay' : 'pay_difference';
      const act = getAct(event, subject.campaign, undefined, this.around(subject));
      if (subject.around === null) this.attempt(subject, act, 'system', this.now);
      else this.act(subject, act, 'system', this.now);
    }
  }
}
