import { createRandom, type Random } from '@jarchi/domain/campaigns/testing/random.ts';
import type { Funds } from '@jarchi/domain/campaigns/life/events.ts';
import type { Deed } from './deeds.ts';
import { getHash } from './draws.ts';
import { findDifference, findForgotten, readRows, type Rows } from './rows.ts';
import type { Owner, Stage } from './stage.ts';
import { lookAtTwin, type Twin } from './twin.ts';

/** A campaign on the server, and its twin in memory. */
export interface Subject {
  readonly name: string;
  readonly owner: Owner;
  /** Its draws do not depend on other campaigns. */
  readonly random: Random;
  readonly id: number;
  twin: Twin;
  /** As last read. */
  rows: Rows;
  /** What its people have done, and may send again. */
  readonly done: Deed[];
}

export type Witness = ReturnType<typeof createWitness>;

/** Compares the server's rows with the twins after each step, and reports where they differ. */
export function createWitness(seed: number, stage: Stage) {
  const subjects: Subject[] = [];
  const counts = new Map<string, number>();
  const random = createRandom(getHash(`world ${seed}`));
  const now = () => stage.app.world.now();
  let step = 0;

  /** Throws with the seed, which reproduces the run, the campaign and the step. */
  function fail(subject: Subject | undefined, what: string, difference: string, cause?: unknown): never {
    const whose = subject ? `${subject.name} (campaign ${subject.id})` : 'all campaigns';
    const lived = (subject?.twin.log ?? [])
      .slice(-5)
      .map((entry) => ('act' in entry ? `${new Date(entry.at).toISOString()} ${entry.act.event}` : 'change'));
    throw new Error(`seed ${seed}, ${whose}, step ${step}, ${what}: ${difference}; lived last: ${lived.join(', ')}`, { cause });
  }

  const ofOwner = (owner: Owner) => subjects.filter((subject) => subject.owner === owner);

  /** The money of an account, by its charges and the postings of all its twins. */
  function fundsOf(owner: Owner): Funds {
    const entries = ofOwner(owner).flatMap(({ twin }) => twin.postings.flatMap((posting) => posting.entries));
    const available = entries.reduce((sum, { code, amount }) => (code === 'advertiser.available' ? sum + amount : sum), owner.charged);
    return { available, debt_limit: 0 };
  }

  const readAgain = async (subject: Subject): Promise<Rows> =>
    (subject.rows = await readRows(stage.app.db, subject.owner.account.account_id, subject.id));

  return {
    seed,
    stage,
    subjects,
    counts,
    random,
    now,
    fail,
    ofOwner,
    fundsOf,
    readAgain,
    steps: () => step,

    /** The twin after a look that finds everything there is. */
    lookedAt: (twin: Twin): Twin => lookAtTwin(twin, stage.outside.see(twin, now()), now(), stage.outside.figuresOf),

    /**
     * Reads the campaign and takes the candidate that equals it as its twin; fails when none does. Unless the test looks again at once, a
     * job must look in time.
     */
    async settle(subject: Subject, what: string, candidates: readonly Twin[], isLookedAtAgain = false): Promise<void> {
      step++;
      counts.set(what, (counts.get(what) ?? 0) + 1);
      const rows = await readAgain(subject);
      const differences: string[] = [];
      for (const twin of candidates) {
        const difference = findDifference(rows, twin);
        if (difference === undefined) {
          subject.twin = twin;
          const forgotten = isLookedAtAgain ? undefined : findForgotten(rows, twin, now());
          return forgotten === undefined ? undefined : fail(subject, what, forgotten);
        }
        differences.push(difference);
      }
      fail(subject, what, differences.join(' | or '));
    },

    /** To be called once all campaigns of the account have taken their step. */
    checkMoney(subject: Subject, what: string): void {
      const { 'advertiser.available': there = 0 } = subject.rows.balances;
      const here = fundsOf(subject.owner).available;
      if (there !== here) fail(subject, what, `the account has ${there}, by the engine ${here}`);
    },

    /** Fails when the server logged an error and no trouble was caused. */
    checkErrors(subject: Subject | undefined, what: string, isTrouble: boolean): void {
      const [first] = stage.app.takeErrors();
      if (first && !isTrouble) fail(subject, what, `the server logged ${first.what}`, first.error);
    },
  };
}
