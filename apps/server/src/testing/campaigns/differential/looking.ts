import { LOCKS_CAMPAIGN } from './stage.ts';
import type { Twin } from './twin.ts';
import type { Subject, Witness } from './witness.ts';

const TROUBLES = [
  'some are down',
  'all are down',
  'dies once it has asked',
  'dies before',
  'dies after',
  'two at once',
  'two servers',
] as const;
type Trouble = 'plain' | (typeof TROUBLES)[number];
const SERVERS = [0, 1] as const;

const isDeath = (trouble: Trouble) => trouble.startsWith('dies');

/** Which servers look at the same time; only the first one can be made to die. */
function listLookers(trouble: Trouble, { random }: Subject): readonly (0 | 1)[] {
  if (trouble === 'two at once') return [0, 0];
  if (trouble === 'two servers') return [0, 1];
  return [isDeath(trouble) ? 0 : random.pick(SERVERS)];
}

/** A look at a campaign, most often with trouble around it. */
export async function look(witness: Witness, subject: Subject): Promise<void> {
  const { outside, breaker, death, services } = witness.stage;
  const { random, owner, id, twin } = subject;
  const trouble: Trouble = random.chance(0.35) ? 'plain' : random.pick(TROUBLES);
  const isDown = trouble === 'some are down' || trouble === 'all are down';
  let hasAsked = false;
  if (isDown) outside.breakDown({ salt: `look ${witness.seed} ${witness.steps()}`, share: trouble === 'all are down' ? 1 : 0.5 });
  if (trouble === 'dies before' || trouble === 'dies after')
    breaker.breakNext(LOCKS_CAMPAIGN, trouble === 'dies before' ? 'before' : 'after');
  // From the first question on the store cannot be reached, until the server is back.
  if (trouble === 'dies once it has asked') outside.onQuestion(() => (hasAsked = death.isOn = true));
  const looks = listLookers(trouble, subject).map((at) => services[at].campaigns.advance(owner.account.account_id, id));
  const failed = (await Promise.allSettled(looks)).find((ended) => ended.status === 'rejected');
  death.isOn = false;
  breaker.mend();
  outside.onQuestion(() => undefined);
  if (failed && !isDown && !isDeath(trouble)) witness.fail(subject, `look, ${trouble}`, 'it fails', failed.reason);
  const looked = witness.lookedAt(twin);
  // The second of two looks may have begun after the first.
  const lives = looks.length > 1 ? [looked, witness.lookedAt(looked)] : [looked];
  outside.breakDown();
  await witness.settle(subject, `look, ${trouble}`, trouble === 'dies before' || hasAsked ? [twin] : lives, isDown);
  // A failed job would be tried again; here the test has to do it.
  if (isDown) {
    await services[0].campaigns.advance(owner.account.account_id, id);
    await witness.settle(subject, 'look, all are there again', [witness.lookedAt(subject.twin)]);
  }
  witness.checkMoney(subject, `look, ${trouble}`);
  witness.checkErrors(subject, `look, ${trouble}`, isDown || isDeath(trouble));
}

/** Runs the jobs that are due by now on one of the servers: looks at campaigns, and orders to the outside. */
export async function runJobs(witness: Witness, isCalm = false): Promise<void> {
  const { random, subjects } = witness;
  const { outside, breaker, workers, app } = witness.stage;
  const trouble = isCalm || random.chance(0.6) ? 'plain' : random.pick(['some are down', 'dies before', 'dies after'] as const);
  const { rows } = await app.db.pool.query<{ campaign_id: number }>(
    `select (payload ->> 'campaign_id')::bigint as campaign_id from job where kind = 'campaign.advance' and dead_at is null and run_at <= $1`,
    [new Date(witness.now())],
  );
  const looksAt = (subject: Subject) => rows.filter(({ campaign_id }) => campaign_id === subject.id).length;
  if (trouble === 'some are down') outside.breakDown({ salt: `jobs ${witness.seed} ${witness.steps()}`, share: 0.3 });
  if (isDeath(trouble)) breaker.breakNext(LOCKS_CAMPAIGN, trouble === 'dies before' ? 'before' : 'after', random.between(1, 3));
  await workers[isDeath(trouble) ? 0 : random.pick(SERVERS)].drainDue('world', witness.now());
  breaker.mend();
  const due = subjects.filter((subject) => looksAt(subject) > 0);
  const lived = due.map((subject): readonly [Subject, Twin[]] => {
    const looked = witness.lookedAt(subject.twin);
    const again = looksAt(subject) > 1 ? [witness.lookedAt(looked)] : [];
    return [subject, [looked, ...again, ...(trouble === 'dies before' ? [subject.twin] : [])]];
  });
  outside.breakDown();
  for (const [subject, lives] of lived) await witness.settle(subject, `job, ${trouble}`, lives);
  for (const subject of due) witness.checkMoney(subject, `job, ${trouble}`);
  witness.checkErrors(undefined, `jobs, ${trouble}`, trouble !== 'plain');
}
