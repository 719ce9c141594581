import type { CallAnswer, CallRefusal, ParsedInput } from '@jarchi/contract/types.ts';
import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import { refuse, type Result, succeed } from '@jarchi/domain/result.ts';
import { readDevice } from '@jarchi/domain/session/device.ts';
import { foldUsername, isReservedUsername } from '@jarchi/domain/session/profile/username.ts';
import { sumActs } from '@jarchi/domain/staff/staff-acts.ts';
import type { UserAnswer } from '#features/session/session.profile.ts';
import type { AccountCaller, UserCaller } from '#infra/http/caller.ts';
import { findSqlState, UNIQUE_VIOLATION } from '#infra/store/sql/sql-state.ts';
import { createEmailCodes } from './email-codes.ts';
import type { ProfileDeps } from './profile.deps.ts';
import { createProfileImages } from './profile-images.ts';
import {
  countCalls,
  countVisits,
  endSessions,
  isUsernameTaken,
  listSessions,
  listVisits,
  lockPerson,
  updatePerson,
  type VisitRow,
} from './profile.repository.ts';

export type ProfileService = ReturnType<typeof createProfileService>;
type Visit = CallAnswer<'profile', 'listStaffVisits'>['results'][number];

/** What a person keeps of themself: the name to sign in with, the picture, the confirmed e-mail, the open browsers; and what staff did. */
export function createProfileService(deps: ProfileDeps) {
  const { tenancy, clocks, sessions } = deps;
  const wall = () => new Date(clocks.wall.now());

  async function end(caller: UserCaller, which: Parameters<typeof endSessions>[2]): Promise<string[]> {
    const ended = await tenancy.withSystem((tx) => endSessions(tx, caller.user_id, which, wall()));
    for (const id of ended) sessions.forgetSession(id);
    if (ended.length > 0) deps.endStreams();
    return ended;
  }

  function visitAnswer({ id, reason, created, expires_at, revoked_at }: VisitRow, calls: Parameters<typeof sumActs>[0]): Visit {
    const isEarly = revoked_at !== null && revoked_at < expires_at;
    const ends = isEarly ? revoked_at : expires_at;
    const is_open = ends.getTime() > clocks.wall.now();
    const times = { started_at: created.toISOString(), ends_at: ends.toISOString() };
    return { visit: id, reason: reason ?? '', ...times, is_open, is_timed_out: !isEarly && !is_open, acts: sumActs(calls) };
  }

  return {
    ...createProfileImages(deps),
    ...createEmailCodes(deps),

    /** An unchanged name is always kept: that of a new person is their phone. */
    async changeUsername(
      caller: UserCaller,
      typed: string,
    ): Promise<Result<UserAnswer, CallRefusal<'profile', 'changeUsername'> | RefusalOf<'forbidden'>>> {
      if (caller.impersonated_by !== null) return refuse({ code: 'forbidden' });
      const change = tenancy.withSystem(async (tx): Promise<Result<UserAnswer, CallRefusal<'profile', 'changeUsername'>>> => {
        const before = await lockPerson(tx, caller.user_id);
        const username = typed.trim() === before.username ? before.username : foldUsername(typed);
        if (username === undefined) return refuse({ code: 'username_invalid' });
        if (username !== before.username && isReservedUsername(username, deps.config.brand.name))
          return refuse({ code: 'username_reserved' });
        if (await isUsernameTaken(tx, username, caller.user_id)) return refuse({ code: 'username_taken' });
        await updatePerson(tx, caller.user_id, { username });
        return succeed(await sessions.readUser(tx, caller.user_id));
      });
      return change.catch((error: unknown) => {
        // Another person took it at the same instant.
        if (findSqlState(error) === UNIQUE_VIOLATION) return refuse({ code: 'username_taken' } as const);
        throw error;
      });
    },

    async listSessions({ user_id, session_id, impersonated_by }: UserCaller): Promise<CallAnswer<'profile', 'listSessions'>> {
      const rows = impersonated_by === null ? await tenancy.withSystem((tx) => listSessions(tx, user_id, wall())) : [];
      const results = rows.map(({ id, agent, address, created, rotated_at }) => ({
        session: id,
        ...readDevice(agent),
        address,
        created: created.toISOString(),
        last_used: rotated_at.toISOString(),
        is_current: id === session_id,
      }));
      return { results: results.toSorted((a, b) => Number(b.is_current) - Number(a.is_current)) };
    },

    async endSession(caller: UserCaller, id: string): Promise<Result<{ readonly ok: true }, RefusalOf<'not_found' | 'forbidden'>>> {
      if (caller.impersonated_by !== null) return refuse({ code: 'forbidden' });
      const ended = await end(caller, { only: id });
      return ended.length > 0 ? succeed({ ok: true }) : refuse({ code: 'not_found' });
    },

    async endOtherSessions(caller: UserCaller): Promise<Result<{ readonly ended: number }, RefusalOf<'forbidden'>>> {
      if (caller.impersonated_by !== null) return refuse({ code: 'forbidden' });
      const ended = await end(caller, { allBut: caller.session_id });
      return succeed({ ended: ended.length });
    },

    async listStaffVisits(
      { account_id }: AccountCaller,
      { limit, offset }: ParsedInput<'profile', 'listStaffVisits'>['query'],
    ): Promise<CallAnswer<'profile', 'listStaffVisits'>> {
      return tenancy.withSystem(async (tx) => {
        const visits = await listVisits(tx, account_id, limit, offset);
        const ids = visits.map(({ id }) => id);
        const calls = await countCalls(tx, account_id, ids);
        const results = visits.map((visit) =>
          visitAnswer(
            visit,
            calls.filter(({ session_id }) => session_id === visit.id),
          ),
        );
        return { count: await countVisits(tx, account_id), results };
      });
    },
  };
}
