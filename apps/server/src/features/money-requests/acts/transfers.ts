import { getReceivedPosting } from '@jarchi/domain/money/requests/request-money.ts';
import { NOBODY } from '#infra/http/caller.ts';
import { listAccounts } from '../requests-around.repository.ts';
import { findRequest, insertEvent, insertRequest } from '../requests.repository.ts';
import { findRequestNotice } from './notices.ts';
import type { SettlingDeps } from './settling.ts';

/** The second halves of transfers. */
export function createTransfers({ tenancy, clocks, ledger, notify, afterCharge }: SettlingDeps) {
  return {
    /** The other account receives what the first half sent, with a request of its own. Run again, it changes nothing. */
    async completeTransfer(accountId: number, requestId: number): Promise<void> {
      const sent = await tenancy.withAccount(accountId, (tx) => findRequest(tx, accountId, requestId));
      const receiver = sent?.other_account_id ?? null;
      if (!sent || receiver === null || sent.kind !== 'transfer' || sent.state !== 'done')
        throw new Error(`request ${requestId} of account ${accountId} sent nothing`);
      const titles = await tenancy.withSystem((tx) => listAccounts(tx, [accountId]));
      const { amount, reason, made_by_staff, first_staff, second_staff } = sent;
      await tenancy.withAccount(receiver, async (tx) => {
        const at = new Date(clocks.wall.now());
        const received = await insertRequest(tx, {
          account_id: receiver,
          kind: 'transfer',
          direction: 'in',
          state: 'done',
          amount,
          amount_credited: amount,
          reason,
          made_by_staff,
          first_staff,
          second_staff,
          other_account_id: accountId,
          origin_id: requestId,
          created: at,
          decided_at: at,
        });
        if (!received) return;
        const posting = getReceivedPosting(amount, { account_id: accountId, request_id: requestId });
        await ledger.post(tx, receiver, [{ ...posting, at, money_request_id: received.id }]);
        await insertEvent(tx, { account_id: receiver, request_id: received.id, at, state: 'done', ...NOBODY, amount, text: '' });
        const notice = findRequestNotice(received, titles.get(accountId)?.title ?? '', new Date(clocks.world.now()));
        if (notice) await notify(tx, receiver, [notice]);
      });
      await afterCharge(receiver);
    },

    /** Runs again what follows a charge. */
    followCharge: (accountId: number): Promise<void> => afterCharge(accountId),
  };
}
