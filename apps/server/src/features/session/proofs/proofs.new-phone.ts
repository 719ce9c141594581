import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import { parseLogin } from '@jarchi/domain/session/login.ts';
import { PHONE_DRAFT_TTL_MS, type PhoneRequestGround } from '@jarchi/domain/session/phone-requests.ts';
import { refuse, type Result, succeed } from '@jarchi/domain/result.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import type { ProofsDeps } from './proofs.deps.ts';
import { type SecurityEvent, tellPerson } from '../session.notices.ts';
import { deleteRequest } from '../factors/factors.repository.ts';
import { beginRequest, openRequest } from '../factors/requests.ts';
import { mayChangeSignIn } from '../session.csrf.ts';
import { findUser, findUserBy, lockPerson, type UserRecord } from '../session.repository.ts';
import { takeCode } from '../factors/codes.ts';
import type { Phones } from './proofs.phone.ts';
import { findChange } from './proofs.repository.ts';
import type { WaysBack } from './proofs.way-back.ts';

export type NewPhones = ReturnType<typeof createNewPhones>;

interface NewPhone {
  readonly user_id: number;
  readonly phone: string;
  /** The phone that the person had when this one was asked for. */
  readonly present: string | null;
  readonly ground: PhoneRequestGround;
  /** The session that asked; it goes on. */
  readonly session_id: string | null;
}

/** Gives another phone to a person without a proof: this slice's part of such a request. */
export function createNewPhones(deps: ProofsDeps, phones: Phones, wayBack: Pick<WaysBack, 'thaw'>) {
  const { secret, clocks } = deps;
  const now = () => clocks.wall.now();
  const kind = 'phone_request';

  return {
    mayChange: mayChangeSignIn,
    lockPerson,
    findPerson: findUser,
    isTaken: phones.isTaken,

    /** Takes a code that was sent, once: the phone that has received it. */
    takeSentPhone: (tx: Tx, { request_id, code }: { readonly request_id: string; readonly code: string }) =>
      takeCode(tx, { secret, requestId: request_id, typedCode: code, now: now() }),

    async findByLogin(tx: Tx, typed: string): Promise<UserRecord | undefined> {
      const { field, value } = parseLogin(typed);
      return findUserBy(tx, field, value);
    },

    /** The addresses at which a person hears of a request; for a frozen person, those from before the change. */
    async readReach(tx: Tx, user: UserRecord): Promise<{ readonly phone: string | null; readonly email: string | null }> {
      const frozen = user.frozen_by === null ? undefined : await findChange(tx, user.frozen_by);
      if (frozen) return { phone: frozen.old_phone, email: frozen.old_email_verified ? frozen.old_email : null };
      return { phone: user.phone, email: user.email_verified ? user.email : null };
    },

    /** The key with which only this browser can continue, within the hour. */
    begin: (tx: Tx, id: number, door: string) =>
      beginRequest(tx, { kind, door, user_id: null, challenge: String(id), ttlMs: PHONE_DRAFT_TTL_MS, now: now() }),

    /** The request that this browser has begun, locked. */
    async open(tx: Tx, draft: string, door: string | undefined): Promise<Result<number, RefusalOf<'challenge_over'>>> {
      const opened = await openRequest(tx, { kind, id: draft, door, now: now() });
      return opened.ok ? succeed(Number(opened.value.challenge)) : opened;
    },

    end: deleteRequest,

    tell: (tx: Tx, userId: number, event: SecurityEvent) => tellPerson(deps, tx, userId, event),

    /**
     * Gives a person the phone that was asked for: everything that follows a change follows. Who is frozen comes back to what was theirs
     * before. Refused where somebody else has the phone by now, or the person has another one than when they asked.
     */
    async give(tx: Tx, { user_id, phone, present, ground, session_id }: NewPhone): Promise<Result<null, RefusalOf<'phone_taken'>>> {
      const user = await lockPerson(tx, user_id);
      if (user.phone !== present || (await phones.isTaken(tx, phone, user_id))) return refuse({ code: 'phone_taken' });
      const before = await wayBack.thaw(tx, user, phone);
      const isSession = ground === 'session';
      const but = isSession ? (session_id ?? undefined) : undefined;
      if (before.phone !== phone) await phones.givePhone(tx, { before, phone, ground: isSession ? 'waiting' : 'documents', but });
      return succeed(null);
    },
  };
}
