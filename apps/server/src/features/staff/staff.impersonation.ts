import type { CallAnswer, ParsedInput } from '@jarchi/contract/types.ts';
import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import { refuse, type Result, succeed } from '@jarchi/domain/result.ts';
import { parseReason } from '@jarchi/domain/staff/impersonation.ts';
import type { AccountCaller, StaffCaller } from '#infra/http/caller.ts';
import type { Tenancy, Tx } from '#infra/store/tenancy.ts';
import type { Clock } from '#infra/clock/clock.ts';
import { insertAudit, listStartedFrom, START_CALL } from './audit.repository.ts';

/** The functions of sessions that this slice needs. */
export interface ImpersonationSessions {
  openImpersonation(
    tx: Tx,
    impersonation: {
      readonly impersonated_by: number;
      readonly user_id: number;
      readonly account_id: number;
      readonly reason: string;
      readonly agent: string;
      readonly replaces: readonly string[];
    },
  ): Promise<{ readonly session_id: string; readonly token: string; readonly expires_at: string; readonly maxAgeSeconds: number }>;
  endImpersonation(sessionId: string): Promise<void>;
}

export interface ImpersonationDeps {
  readonly tenancy: Tenancy;
  readonly clocks: { readonly wall: Clock };
  readonly sessions: ImpersonationSessions;
  findCustomer(
    caller: StaffCaller,
    slug: string,
  ): Promise<
    { readonly account: { readonly account_id: number; readonly slug: string }; readonly owner: { readonly id: number } } | undefined
  >;
}

/** What a browser of staff stores of a session in a customer's name. */
export interface StartedImpersonation {
  readonly answer: CallAnswer<'staff', 'startImpersonation'>;
  readonly token: string;
  readonly maxAgeSeconds: number;
}

export function createImpersonations({ tenancy, clocks, sessions, findCustomer }: ImpersonationDeps) {
  return {
    /** Opens the session and stores its reason in the audit log, together or not at all. */
    async startImpersonation(
      caller: StaffCaller,
      body: ParsedInput<'staff', 'startImpersonation'>['body'],
      { agent, request_id }: { readonly agent: string; readonly request_id: string },
    ): Promise<Result<StartedImpersonation, RefusalOf<'account_not_found' | 'reason_required'>>> {
      const reason = parseReason(body.reason);
      if (reason === undefined) return refuse({ code: 'reason_required' });
      const customer = await findCustomer(caller, body.account);
      if (!customer) return refuse({ code: 'account_not_found' });
      const { account_id, slug } = customer.account;
      const user_id = customer.owner.id;
      const { token, expires_at, maxAgeSeconds } = await tenancy.withSystem(async (tx) => {
        // The browser keeps only one secret: a session that was open before would stay open, and could not be released.
        const replaces = await listStartedFrom(tx, caller);
        const opened = await sessions.openImpersonation(tx, {
          impersonated_by: caller.staff_id,
          user_id,
          account_id,
          reason,
          agent,
          replaces,
        });
        await insertAudit(tx, {
          ...caller,
          at: new Date(clocks.wall.now()),
          user_id,
          account_id,
          call: START_CALL,
          subject: { account: slug, session_id: opened.session_id },
          words: { reason },
          status: 200,
          request_id,
        });
        return opened;
      });
      return succeed({ answer: { path: `/u/${encodeURIComponent(slug)}`, expires_at }, token, maxAgeSeconds });
    },

    async releaseImpersonation({ session_id, impersonated_by }: AccountCaller): Promise<Result<undefined, RefusalOf<'not_impersonating'>>> {
      if (impersonated_by === null) return refuse({ code: 'not_impersonating' });
      await sessions.endImpersonation(session_id);
      return succeed(undefined);
    },
  };
}
