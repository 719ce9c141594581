import type { Database } from '#infra/db.ts';

/** What holds for every account and campaign at any time; each query lists what breaks it. */
const RULES: Readonly<Record<string, string>> = {
  'the entries of each transaction sum to 0': `
    select account_id, transaction_id, sum(amount)::bigint as sum from ledger_entry group by 1, 2 having sum(amount) <> 0`,
  'each balance is the sum of its entries': `
    select coalesce(b.account_id, e.account_id) as account_id, coalesce(b.code, e.code) as code, b.balance, e.sum
    from ledger_balance b full join (select account_id, code, sum(amount)::bigint as sum from ledger_entry group by 1, 2) e
      on e.account_id = b.account_id and e.code = b.code
    where coalesce(b.balance, 0) <> coalesce(e.sum, 0)`,
  'nothing is held but by campaigns that are bought and not over': `
    select c.account_id, c.id, c.state, c.total, coalesce(h.held, 0) as held
    from campaign c left join (
      select t.account_id, t.campaign_id, sum(e.amount)::bigint as held
      from ledger_transaction t join ledger_entry e on e.account_id = t.account_id and e.transaction_id = t.id
      where e.code = 'advertiser.held' group by 1, 2) h on h.account_id = c.account_id and h.campaign_id = c.id
    where coalesce(h.held, 0) <> case when c.state in ('AWAITING_APPROVAL', 'ACCEPTED', 'SCHEDULED', 'PUBLISHING')
      then c.total - (select sum(p.captured + p.released) from placement p where p.account_id = c.account_id and p.campaign_id = c.id) else 0 end`,
  'the shares of a campaign add up to its total': `
    select c.account_id, c.id, c.total, (select sum(p.total) from placement p where p.account_id = c.account_id and p.campaign_id = c.id) as shares
    from campaign c where c.total <> (select sum(p.total) from placement p where p.account_id = c.account_id and p.campaign_id = c.id)`,
  'a finished share is captured or released to the last toman': `
    select p.account_id, p.campaign_id, p.id, c.state, c.reason, p.total, p.captured, p.released
    from placement p join campaign c on c.account_id = p.account_id and c.id = p.campaign_id
    where p.captured + p.released not in (0, p.total)
       or (p.captured + p.released = 0 and (c.reason in ('completed', 'unfilled') or p.state in ('declined', 'failed', 'ended', 'cut_short')))`,
};

/** Every broken rule of money in the store, with the rows that break it; empty when all is well. */
export async function auditMoney({ pool }: Pick<Database, 'pool'>): Promise<string[]> {
  const broken: string[] = [];
  for (const [rule, query] of Object.entries(RULES)) {
    const { rows } = await pool.query<Record<string, unknown>>(query);
    if (rows.length > 0) broken.push(`not so: ${rule}: ${JSON.stringify(rows.slice(0, 5))}`);
  }
  return broken;
}
