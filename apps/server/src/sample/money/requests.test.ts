import { expect, test } from 'vitest';
import type { AccountCaller } from '#infra/http/caller.ts';
import { openTestApp } from '#testing/test-app.ts';
import { seedPeople } from '../people/people.ts';
import { charge } from './charge.ts';
import { listRequestSteps } from './requests.ts';
import { BALANCES } from '#testing/audit-money.ts';

/** Toman, in each account before the requests. */
const MONEY = 150_000_000;

test('the requests of the sample are made in their order, and leave each balance as it was', async () => {
  const app = await openTestApp();
  const today = '2026-11-21';
  const people = await seedPeople(app.tenancy, new Date(app.wall.at));
  const callerOf = (account: string): AccountCaller => {
    const { account_id, user_id } = people[account]!;
    return { account_id, user_id, account, role: 'owner', session_id: 'sample', impersonated_by: null };
  };
  const accounts = {
    sepidar: callerOf('sepidar'),
    'sepidar-roastery': callerOf('sepidar-roastery'),
    nikafarin: callerOf('nikafarin'),
    toranj: callerOf('toranj'),
    gandom: callerOf('gandom'),
  };
  for (const [index, caller] of Object.values(accounts).entries()) await charge(app.app, caller, { amount: MONEY, outcome: 'pay' }, index);
  for (const step of listRequestSteps(app.app, accounts, today).toSorted((a, b) => a.at - b.at)) {
    app.wall.at = step.at;
    await step.run();
  }
  const { rows } = await app.db.pool.query<{ slug: string; own: number }>(
    `select a.slug, sum(b.balance)::int as own from ${BALANCES} b join account a using (account_id)
      where b.code like 'advertiser.%' and a.slug not like 'jarchi-%' group by 1 order by 1`,
  );
  expect(rows).toEqual(['gandom', 'nikafarin', 'sepidar', 'sepidar-roastery', 'toranj'].map((slug) => ({ slug, own: MONEY })));
  const states = await app.db.pool.query<{ kind: string; states: string[] }>(
    'select kind, array_agg(distinct state order by state) as states from money_request group by 1 order by 1',
  );
  expect(Object.fromEntries(states.rows.map(({ kind, states: found }) => [kind, found]))).toEqual({
    charge: ['done', 'draft', 'refused', 'waiting_second', 'withdrawn'],
    deduction: ['done', 'draft', 'refused', 'waiting_second', 'withdrawn'],
    money_back: ['done', 'refused', 'waiting', 'waiting_second', 'withdrawn'],
    receipt: ['done', 'refused', 'waiting', 'waiting_second', 'withdrawn'],
    transfer: ['done', 'draft', 'refused', 'waiting_second', 'withdrawn'],
  });
  await app.close();
});
