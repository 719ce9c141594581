import {
  type ChangeGround,
  type CredentialChange,
  credentialChanges,
  NO_MONEY_BACK_MS,
  WAY_BACK_MS,
} from '@jarchi/domain/session/credential-proofs.ts';
import { createLinkKeys } from '#infra/crypto/link-keys.ts';
import { AT_ONCE, enqueueJob } from '#infra/jobs/enqueue-jobs.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { afterCommit } from '#infra/store/transaction-scope.ts';
import type { ProofsDeps } from './proofs.deps.ts';
import { revokeSessionsOf, type UserRecord } from '../session.repository.ts';
import { type ChangeRecord, findChange, forgetBefore, insertChange, savePerson } from './proofs.repository.ts';
import { credentialFa } from './proofs.fa.ts';

/** A wall job: the phone and the e-mail of before hear of a change. */
export const TELL_CHANGE_JOB = 'session.tell-change';

export interface MadeChange {
  /** The person before it. */
  readonly before: UserRecord;
  readonly change: CredentialChange;
  readonly ground: ChangeGround;
  /** The session that continues; undefined: all sessions end. */
  readonly but: string | undefined;
}

export type Changes = ReturnType<typeof createChanges>;

/** The columns that keep what a person had before a change. */
const keepBefore = ({ phone, username, email, email_verified, password_hash }: UserRecord) => ({
  old_phone: phone,
  old_username: username,
  old_email: email,
  old_email_verified: email_verified,
  old_password_hash: password_hash,
});

/** The effects of a change of how a person signs in, by the table of the domain. */
export function createChanges({ tenancy, clocks, secret, authentication, sms, mail, site }: ProofsDeps) {
  const keys = createLinkKeys(secret, 'way-back');
  const linkOf = (id: number) => `${site.public_url}/auth/way-back#${keys.make(id)}`;

  async function endSessions(tx: Tx, userId: number, but: string | undefined, at: Date): Promise<void> {
    const ended = await revokeSessionsOf(tx, userId, but, at);
    afterCommit(() => ended.forEach(authentication.forgetSession));
  }

  return {
    endSessions,

    /** The change whose way back a link opens; its key proves that it was sent to the phone or e-mail of before. */
    async findByKey(tx: Tx, key: string): Promise<ChangeRecord | undefined> {
      const id = keys.read(key);
      return id === undefined ? undefined : findChange(tx, id);
    },

    /** Writes down a change that was made, in its transaction: ends sessions, stops money back for a day, tells those of before. */
    async follow(tx: Tx, { before, change, ground, but }: MadeChange): Promise<void> {
      const { endsSessions, hasWayBack } = credentialChanges[change];
      const at = new Date(clocks.wall.now());
      if (endsSessions) await endSessions(tx, before.id, but, at);
      if (!hasWayBack) return;
      const times = { created: at, way_back_until: new Date(at.getTime() + WAY_BACK_MS) };
      const made = await insertChange(tx, { user_id: before.id, change, state: 'done', ground, ...times, ...keepBefore(before) });
      await savePerson(tx, before.id, { no_money_back_until: new Date(at.getTime() + NO_MONEY_BACK_MS) });
      await enqueueJob(tx, { kind: TELL_CHANGE_JOB, payload: { change_id: made.id }, clock: 'wall', runAt: AT_ONCE });
    },

    /** Tells the phone and the confirmed e-mail of before, each with the way back. One that fails is tried again with the job. */
    async tellBefore(changeId: number): Promise<void> {
      const row = await tenancy.withSystem(async (tx) => {
        await forgetBefore(tx, new Date(clocks.wall.now()));
        return findChange(tx, changeId);
      });
      if (row?.state !== 'done') return;
      const words = credentialFa.made(row.change);
      const url = linkOf(row.id);
      const { old_phone, old_email, old_email_verified } = row;
      const text = words.text(site.name, url);
      const mailed =
        old_email !== null && old_email_verified
          ? await mail.send({ to: old_email, subject: words.title, text, id: `change-${row.id}` })
          : 'sent';
      const told = old_phone === null ? undefined : await sms.sendNotice?.(old_phone, { title: words.title, url });
      if (mailed === 'failed' || told?.ok === false) throw new Error(`change ${changeId} was not told everywhere`);
    },
  };
}
