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
    where coalesce(h.held, 0) <> case when c.state in ('AWAITING_APPROVAL', 'NEGOTIATION', 'ACCEPTED', 'SCHEDULED', 'PUBLISHING') or c.reason in ('after_negotiation', 'paused')
      then c.total - (select sum(p.captured + p.released) from placement p where p.account_id = c.account_id and p.campaign_id = c.id) else 0 end`,
  // A hold under a ceiling has no shares until its list is accepted; offers that were not on the list never get one.
  'the shares of a campaign add up to its total': `
    select c.account_id, c.id, c.total, s.shares
    from campaign c cross join lateral (
      select sum(p.total)::bigint as shares from placement p where p.account_id = c.account_id and p.campaign_id = c.id
        and not (c.campaign_type = 'INFLUENCE' and p.state in ('offered', 'declined') and p.captured + p.released = 0)) s
    where c.total <> s.shares
      and (c.campaign_type <> 'INFLUENCE' or c.state in ('ACCEPTED', 'SCHEDULED', 'PUBLISHING') or c.reason in ('completed', 'unfilled'))`,
  'a finished share is captured or released to the last toman, and no share to more than it is': `
    select p.account_id, p.campaign_id, p.id, c.state, c.reason, p.total, p.captured, p.released
    from placement p join campaign c on c.account_id = p.account_id and c.id = p.campaign_id
    where p.captured + p.released > p.total
       or ((p.bought_units is null or p.released > 0) and p.captured + p.released not in (0, p.total))
       or (p.captured + p.released < p.total and not (c.campaign_type = 'INFLUENCE' and p.state in ('offered', 'declined'))
         and (c.reason in ('completed', 'unfilled') or p.state in ('declined', 'failed')
           or (p.bought_units is null and p.state in ('ended', 'cut_short'))))`,
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
