import { ApiError } from '@jarchi/api-client/api-error.ts';
import { missingFor, payAfterCharge, type Deed } from './deeds.ts';
import { findDifference } from './rows.ts';
import { LOCKS_CAMPAIGN } from './stage.ts';
import { lookAtTwin, type Twin } from './twin.ts';
import type { Subject, Witness } from './witness.ts';

type Answer = { readonly ok: true } | { readonly ok: false; readonly code: string };

const TROUBLES = ['twice', 'at once', 'dies before', 'dies after', 'beside a look'] as const;
const SERVERS = [0, 1] as const;

/** Sends a person's deed to one of the servers, most often with trouble around it. */
export async function act(witness: Witness, subject: Subject, deed: Deed): Promise<void> {
  const { random } = subject;
  const trouble = random.chance(0.45) ? 'plain' : random.pick(TROUBLES);
  const what = `${deed.name}, ${trouble}`;
  if (trouble === 'beside a look') await actBesideLook(witness, subject, deed, what);
  else await actOnce(witness, subject, deed, trouble);
  witness.checkMoney(subject, what);
  witness.checkErrors(subject, what, trouble.startsWith('dies'));
}

async function actOnce(witness: Witness, subject: Subject, deed: Deed, trouble: 'plain' | (typeof TROUBLES)[number]): Promise<void> {
  if (trouble === 'dies before' || trouble === 'dies after') await dieWithin(witness, subject, deed, trouble);
  const at = subject.random.pick(SERVERS);
  const other = at === 0 ? 1 : 0;
  const answers =
    trouble === 'at once'
      ? await Promise.all([send(subject, deed, at), send(subject, deed, other)])
      : [await send(subject, deed, at), ...(trouble === 'twice' ? [await send(subject, deed, other)] : [])];
  const [first = { ok: true }] = answers;
  const what = `${deed.name}, ${trouble}${first.ok ? '' : ', refused'}`;
  if (answers.some((answer) => answer.ok !== first.ok)) witness.fail(subject, what, `it answers ${JSON.stringify(answers)}`);
  await witness.readAgain(subject);
  // A server that died may have done it: then the second time does nothing.
  await witness.settle(subject, what, livesAfter(witness, subject, deed, first, [subject.twin]));
  if (first.ok && deed.isKeyed) subject.done.push(deed);
}

async function send(subject: Subject, deed: Deed, at: 0 | 1): Promise<Answer> {
  try {
    await deed.send(subject.owner.clients[at]);
    return { ok: true };
  } catch (error) {
    if (error instanceof ApiError) return { ok: false, code: error.code };
    throw error;
  }
}

/** The possible lives after an answer, of a campaign that was in one of the states `before`. */
function livesAfter(witness: Witness, subject: Subject, deed: Deed, answer: Answer, before: readonly Twin[]): Twin[] {
  const { rows } = subject;
  const done = before.flatMap((twin) => deed.live(twin, rows) ?? []);
  if (answer.ok) return done.length > 0 ? done : witness.fail(subject, deed.name, 'the server does what the engine refuses');
  // During a look the shown amounts may differ from those of now.
  const isRefused = done.length < before.length || deed.mayRefuse?.includes(answer.code) === true;
  if (!isRefused && !(answer.code === 'preview_changed' && before.length > 1))
    witness.fail(subject, deed.name, `the server refuses as ${answer.code} what the engine lets happen`);
  return before.map((twin) => deed.refused?.(twin, rows) ?? twin);
}

/** The server dies around its commit, and the sender gets no answer: afterwards all of the deed is stored, or nothing of it. */
async function dieWithin(witness: Witness, subject: Subject, deed: Deed, at: 'dies before' | 'dies after'): Promise<void> {
  const { breaker } = witness.stage;
  breaker.breakNext(LOCKS_CAMPAIGN, at === 'dies before' ? 'before' : 'after');
  const answer = await send(subject, deed, 0);
  breaker.mend();
  if (answer.ok || answer.code !== 'internal') return;
  if (at === 'dies before') return witness.settle(subject, `${deed.name}, ${at} it`, [subject.twin]);
  const { twin } = subject;
  const rows = await witness.readAgain(subject);
  const done = deed.live(twin, rows);
  const lives = [...(done ? [done] : []), ...(!done || deed.mayRefuse ? [deed.refused?.(twin, rows) ?? twin] : [])];
  const differences = lives.map((life) => findDifference(rows, life));
  if (!differences.includes(undefined)) witness.fail(subject, `${deed.name}, ${at} it`, differences.join(' | or '));
}

async function actBesideLook(witness: Witness, subject: Subject, deed: Deed, what: string): Promise<void> {
  const { outside, services } = witness.stage;
  const { twin, owner, id, random } = subject;
  const now = witness.now();
  const seen = outside.see(twin, now);
  const { campaigns } = services[random.pick(SERVERS)];
  const [answer] = await Promise.all([send(subject, deed, random.pick(SERVERS)), campaigns.advance(owner.account.account_id, id)]);
  await witness.readAgain(subject);
  const after = livesAfter(witness, subject, deed, answer, [witness.lookedAt(twin), twin]);
  // The look may have come before or after the deed, or have asked before it and written after it.
  const lives = after.flatMap((one) => [one, witness.lookedAt(one), lookAtTwin(one, seen, now, outside.figuresOf)]);
  await witness.settle(subject, `${what}${answer.ok ? '' : ', refused'}`, lives);
  if (answer.ok && deed.isKeyed) subject.done.push(deed);
}

/** Sends an earlier deed again, under its key. */
export async function sendAgain(witness: Witness, subject: Subject): Promise<void> {
  const deed = subject.random.pick(subject.done);
  const what = `${deed.name}, again`;
  const answer = await send(subject, deed, subject.random.pick(SERVERS));
  if (!answer.ok) witness.fail(subject, what, `it is refused as ${answer.code}`);
  await witness.settle(subject, what, [subject.twin]);
  witness.checkErrors(subject, what, false);
}

/** Charges the money that a campaign needs, or a part of it; other campaigns of its account may take it first. */
export async function charge(witness: Witness, subject: Subject): Promise<void> {
  const { owner, random, twin } = subject;
  const missing = Math.max(100_000, missingFor(twin, witness.fundsOf(owner)));
  await witness.stage.charge(owner, random.chance(0.75) ? missing : Math.ceil(missing / 2));
  for (const one of witness.ofOwner(owner)) {
    const rows = await witness.readAgain(one);
    one.twin = payAfterCharge(one.twin, rows, witness.fundsOf(owner), witness.now());
  }
  for (const one of witness.ofOwner(owner)) await witness.settle(one, 'charge', [one.twin]);
  witness.checkMoney(subject, 'charge');
  witness.checkErrors(subject, 'charge', false);
}
