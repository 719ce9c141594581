import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import type { CallAnswer, CallRefusal } from '@jarchi/contract/types.ts';
import { listProofsOfBefore, NO_MONEY_BACK_MS, type Proof } from '@jarchi/domain/session/credential-proofs.ts';
import { refuse, type Result, succeed } from '@jarchi/domain/result.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import type { ProofsDeps } from './proofs.deps.ts';
import type { DoorBrowser } from '../session.browser.ts';
import { tellPerson } from '../session.notices.ts';
import { isEmailConfirmed, isPhoneTaken, lockPerson, toOwner, type UserRecord } from '../session.repository.ts';
import type { Changes } from './proofs.changes.ts';
import {
  type ChangeRecord,
  deletePasskeysSince,
  findChange,
  readProvableBefore,
  savePerson,
  undoFrom,
  updateChange,
} from './proofs.repository.ts';
import type { GivenProof, Proofs } from './proofs.service.ts';

type Answer = CallAnswer<'credentials', 'readWayBack'>;
type Refused<C extends 'readWayBack' | 'freezePerson' | 'restorePerson'> =
  | CallRefusal<'credentials', C>
  | RefusalOf<'not_found' | 'rate_limited' | 'forbidden'>;

interface WayBack {
  readonly row: ChangeRecord;
  readonly user: UserRecord;
  readonly proofs: Proof[];
}

export type WaysBack = ReturnType<typeof createWayBack>;

/** The way back for the owner of the previous phone or e-mail: a press freezes the person, and a proof from before undoes the change. */
export function createWayBack(deps: ProofsDeps, proofs: Proofs, changes: Changes) {
  const { tenancy, clocks, accounts } = deps;
  const wall = () => new Date(clocks.wall.now());

  /** The change of a key, its person locked. Frozen ones stay open until somebody proves themself. */
  async function open(tx: Tx, key: string): Promise<WayBack | undefined> {
    const found = await changes.findByKey(tx, key);
    if (!found) return undefined;
    const user = await lockPerson(tx, found.user_id);
    const row = (await changes.findByKey(tx, key)) ?? found;
    const isPhoneLeft = row.old_phone !== user.phone;
    return { row, user, proofs: listProofsOfBefore(row.ground, await readProvableBefore(tx, row), isPhoneLeft) };
  }

  const isFrozenBy = ({ row, user }: WayBack) =>
    row.state === 'done' && row.frozen_at !== null && user.frozen_by !== null && row.id <= user.frozen_by;

  function answerOf(way: WayBack): Answer {
    const { row, proofs: ways } = way;
    const isOpen = row.state === 'done' && wall() < row.way_back_until;
    const state = isFrozenBy(way) ? 'frozen' : isOpen ? 'open' : 'over';
    return { change: row.change, at: row.created.toISOString(), until: row.way_back_until.toISOString(), state, ways };
  }

  /** Gives the person back what they had before the change, and takes what was added since. Their phone and name of then are free. */
  async function restore(
    tx: Tx,
    { row, user }: Pick<WayBack, 'row' | 'user'>,
    { phone, username }: Pick<UserRecord, 'phone' | 'username'>,
  ): Promise<UserRecord> {
    const at = wall();
    const { old_email, old_email_verified, old_password_hash: password_hash } = row;
    const isOwnYet = user.email_verified && user.email === old_email;
    const isFree = old_email !== null && (isOwnYet || !(await isEmailConfirmed(tx, old_email)));
    await deletePasskeysSince(tx, user.id, row.created);
    const after = await savePerson(tx, user.id, {
      phone,
      phone_verified: phone !== null,
      username,
      email: isFree ? old_email : null,
      email_verified: isFree && old_email_verified,
      password_hash,
      frozen_by: null,
      no_money_back_until: new Date(at.getTime() + NO_MONEY_BACK_MS),
    });
    await accounts.nameAccounts(tx, { user_id: user.id, before: toOwner(user), after: toOwner(after) });
    await undoFrom(tx, row, at);
    await changes.endSessions(tx, user.id, undefined, at);
    await tellPerson(deps, tx, user.id, { kind: 'sign_in_restored', facts: {} });
    return after;
  }

  /** The name that returns with a phone. A name that the person chose since then stays. */
  const namedBefore = ({ row, user }: Pick<WayBack, 'row' | 'user'>) => (user.username === user.phone ? row.old_username : user.username);

  return {
    /**
     * Undoes what froze a person whom two members have known by their documents; `phone` is theirs from now on, and their name where another
     * person has their phone of before.
     */
    async thaw(tx: Tx, user: UserRecord, phone: string): Promise<UserRecord> {
      const row = user.frozen_by === null ? undefined : await findChange(tx, user.frozen_by);
      if (!row) return user;
      const isTaken = row.old_phone !== null && (await isPhoneTaken(tx, row.old_phone, user.id));
      return restore(
        tx,
        { row, user },
        isTaken ? { phone: null, username: phone } : { phone: row.old_phone, username: namedBefore({ row, user }) },
      );
    },

    /** Reads the change of a link without freezing, since messengers fetch links by themselves. */
    readWayBack: (key: string): Promise<Result<Answer, Refused<'readWayBack'>>> =>
      tenancy.withSystem(async (tx) => {
        const way = await open(tx, key);
        return way ? succeed(answerOf(way)) : refuse({ code: 'not_found' });
      }),

    /** Ends all sessions of the person and blocks the sign-in until a proof from before is given. */
    freezePerson: (key: string): Promise<Result<Answer, Refused<'freezePerson'>>> =>
      tenancy.withSystem(async (tx): Promise<Result<Answer, Refused<'freezePerson'>>> => {
        const way = await open(tx, key);
        if (!way) return refuse({ code: 'not_found' });
        const { state } = answerOf(way);
        if (state === 'over') return refuse({ code: 'way_back_over' });
        if (state === 'frozen') return succeed(answerOf(way));
        const { row, user } = way;
        const frozen_at = wall();
        const frozen_by = user.frozen_by === null ? row.id : Math.min(user.frozen_by, row.id);
        await updateChange(tx, row.id, { frozen_at });
        await savePerson(tx, user.id, { frozen_by });
        await changes.endSessions(tx, user.id, undefined, frozen_at);
        await tellPerson(deps, tx, user.id, { kind: 'sign_in_frozen', facts: {} });
        return succeed(answerOf({ ...way, row: { ...row, frozen_at }, user: { ...user, frozen_by } }));
      }),

    /** Undoes the change and its effects, for a person with a proof from before it. */
    async restorePerson(key: string, given: GivenProof, browser: DoorBrowser): Promise<Result<{ ok: true }, Refused<'restorePerson'>>> {
      const found = await tenancy.withSystem((tx) => open(tx, key));
      if (!found) return refuse({ code: 'not_found' });
      if (!isFrozenBy(found)) return refuse({ code: 'way_back_over' });
      if (!found.proofs.includes(given.by)) return refuse({ code: 'proof_required', ways: found.proofs });
      const { row, user } = found;
      const owner = { user: { ...user, password_hash: row.old_password_hash }, phone: row.old_phone, passkeysBefore: row.created };
      const judged = await proofs.judge(given, { ...owner, door: browser.door, browser });
      if (!judged.ok) return judged;
      return tenancy.withSystem(async (tx): Promise<Result<{ ok: true }, Refused<'restorePerson'>>> => {
        const way = await open(tx, key);
        if (!way || !isFrozenBy(way)) return refuse({ code: 'way_back_over' });
        const phone = way.row.old_phone;
        if (phone !== null && (await isPhoneTaken(tx, phone, way.user.id))) return refuse({ code: 'phone_taken' });
        await restore(tx, way, { phone, username: namedBefore(way) });
        return succeed({ ok: true });
      });
    },
  };
}
