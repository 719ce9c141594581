import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import { refuse, type Result, succeed } from '@jarchi/domain/result.ts';
import type { AccountCaller } from '#infra/http/caller.ts';
import type { Clock } from '#infra/clock/clock.ts';
import type { Tenancy } from '#infra/store/tenancy.ts';
import { findChatUser, keepChatUser } from './support.repository.ts';

interface Identity {
  readonly user_id: string;
}

export type SupportService = ReturnType<typeof createSupportService>;

/** The names under which the support chat knows accounts. */
export function createSupportService({ tenancy, clocks }: { readonly tenancy: Tenancy; readonly clocks: { readonly wall: Clock } }) {
  return {
    async findChatIdentity(caller: AccountCaller, account: string): Promise<Result<Identity, RefusalOf<'not_found'>>> {
      if (account !== caller.account) return refuse({ code: 'not_found' });
      const user_id = await tenancy.withAccount(caller.account_id, (tx) => findChatUser(tx, caller.account_id));
      return user_id === undefined ? refuse({ code: 'not_found' }) : succeed({ user_id });
    },

    async createChatIdentity(caller: AccountCaller, account: string, wanted: string): Promise<Result<Identity, RefusalOf<'not_found'>>> {
      if (account !== caller.account) return refuse({ code: 'not_found' });
      const { account_id } = caller;
      const user_id = await tenancy.withAccount(account_id, async (tx) => {
        await keepChatUser(tx, { account_id, user_id: wanted, created: new Date(clocks.wall.now()) });
        return findChatUser(tx, account_id);
      });
      return user_id === undefined ? refuse({ code: 'not_found' }) : succeed({ user_id });
    },
  };
}
