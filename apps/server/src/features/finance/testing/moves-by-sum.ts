import type { Database } from '#infra/store/db.ts';
import type { StatementMove } from '../statement/statement.repository.ts';

export type SummedMove = Pick<
  StatementMove,
  'id' | 'number' | 'at' | 'kind' | 'campaign_id' | 'payment_id' | 'money_request_id' | 'available' | 'held' | 'balance'
>;

/** An account's statement newest first, made from its entries alone: each balance is the sum of everything that was posted before. */
export async function listMovesBySum({ pool }: Pick<Database, 'pool'>, accountId: number): Promise<SummedMove[]> {
  const { rows } = await pool.query<SummedMove>(
    `select m.*, (sum(m.available + m.held) over (order by m.id))::bigint as balance
     from (
       select t.id, n.number, t.at, t.kind, t.campaign_id, t.payment_id, t.money_request_id,
         coalesce(sum(e.amount) filter (where e.code = 'advertiser.available'), 0)::bigint as available,
         coalesce(sum(e.amount) filter (where e.code = 'advertiser.held'), 0)::bigint as held
       from ledger_transaction t join ledger_entry e on e.account_id = t.account_id and e.transaction_id = t.id
       join (select id, row_number() over (order by id) as number from ledger_transaction where account_id = $1) n on n.id = t.id
       where t.account_id = $1 and e.code in ('advertiser.available', 'advertiser.held')
       group by t.account_id, t.id, n.number) m
     order by m.id desc`,
    [accountId],
  );
  return rows;
}
