import { MINUTE_MS } from '@jarchi/domain/calendar/durations.ts';
import { afterAll, expect, test } from 'vitest';
import {
  captureEntries,
  chargeEntries,
  holdEntries,
  type LedgerEntry,
  payoutEntries,
  releaseEntries,
  type LedgerKind,
} from '@jarchi/domain/money/ledger.ts';
import { tehranInstant } from '@jarchi/domain/calendar/jalali.ts';
import { postTransaction, readBalances, spendingLedger } from './finance.ledger.ts';
import { auditLedger, closeStore, openAccount, openFinance } from './testing/open-finance.ts';

afterAll(closeStore);

async function openLedger() {
  const finance = await openFinance();
  const { tenancy, caller } = finance;
  const { account_id } = caller;
  let count = 0;
  const post = (kind: LedgerKind, entries: readonly LedgerEntry[], idempotency_key = `key-${count++}`, at = new Date(finance.wall.at)) =>
    tenancy.withAccount(account_id, (tx) => postTransaction(tx, { account_id, kind, entries, idempotency_key, at }));
  const audit = () => auditLedger(tenancy, account_id);
  return { ...finance, account_id, post, audit };
}

test('balances are the sums of their entries, and all entries sum to 0', async () => {
  const { post, audit } = await openLedger();
  await post('charge', chargeEntries(1_000_000, 'gateway.clearing'));
  await post('hold', holdEntries(550_000));
  await post('capture', captureEntries({ gross: 300_000, discount: 20_000, vat: 28_000, publisher: 200_000 }));
  await post('release', releaseEntries(42_000));
  const { balances, sums, total } = await audit();
  expect(total).toBe(0);
  expect(balances).toEqual(sums);
  expect(balances).toMatchObject({ 'advertiser.available': 492_000, 'advertiser.held': 200_000, 'vat.payable': 28_000 });
});

test('a key that was posted before posts nothing', async () => {
  const { post, audit } = await openLedger();
  const charge = chargeEntries(10_000, 'gateway.clearing');
  expect(await post('charge', charge, 'charge:1')).toEqual({ posted: true });
  expect(await post('charge', charge, 'charge:1')).toEqual({ posted: false });
  expect((await audit()).balances).toEqual({ 'advertiser.available': 10_000, 'gateway.clearing': -10_000 });
});

test('a key that was posted before with other entries posts nothing and throws', async () => {
  const { post, audit } = await openLedger();
  await post('charge', chargeEntries(10_000, 'gateway.clearing'), 'charge:1');
  const before = await audit();
  await expect(post('charge', chargeEntries(10_001, 'gateway.clearing'), 'charge:1')).rejects.toThrow('posted before with other entries');
  await expect(post('hold', holdEntries(10_000), 'charge:1')).rejects.toThrow('posted before with other entries');
  expect(await audit()).toEqual(before);
});

test('a key is unique only within its account', async () => {
  const first = await openLedger();
  const second = await openLedger();
  const charge = chargeEntries(10_000, 'gateway.clearing');
  expect(await first.post('charge', charge, 'charge:1')).toEqual({ posted: true });
  expect(await second.post('charge', charge, 'charge:1')).toEqual({ posted: true });
});

test('a transaction whose entries do not sum to 0 is refused whole', async () => {
  const { post, audit } = await openLedger();
  await expect(post('adjustment', [{ code: 'advertiser.available', amount: 5 }])).rejects.toThrow('sums to 5');
  expect((await audit()).balances).toEqual({});
});

test('concurrent transactions are all posted, and those with a shared key once', async () => {
  const { post, audit } = await openLedger();
  const charge = chargeEntries(1000, 'gateway.clearing');
  const keys = Array.from({ length: 24 }, (_, index) => `charge:${index % 12}`);
  const answers = await Promise.all(keys.map((key) => post('charge', charge, key)));
  expect(answers.filter(({ posted }) => posted)).toHaveLength(12);
  const { balances, sums, total } = await audit();
  expect({ available: balances['advertiser.available'], total }).toEqual({ available: 12_000, total: 0 });
  expect(balances).toEqual(sums);
});

test('of two concurrent purchases with money for one, one goes through', async () => {
  const { tenancy, account_id, post, audit } = await openLedger();
  await post('charge', chargeEntries(1000, 'gateway.clearing'));
  const buy = (key: string) =>
    tenancy.withAccount(account_id, async (tx) => {
      const { available } = await spendingLedger.lockBalances(tx, account_id);
      if (available < 800) return false;
      await spendingLedger.post(tx, account_id, [{ kind: 'hold', entries: holdEntries(800), idempotency_key: key, at: new Date(0) }]);
      return true;
    });
  expect((await Promise.all([buy('hold:1'), buy('hold:2')])).filter(Boolean)).toHaveLength(1);
  expect((await audit()).balances).toMatchObject({ 'advertiser.available': 200, 'advertiser.held': 800 });
});

test('a transaction that is rolled back leaves nothing behind', async () => {
  const { tenancy, account_id, audit } = await openLedger();
  const failing = tenancy.withAccount(account_id, async (tx) => {
    await postTransaction(tx, {
      account_id,
      kind: 'charge',
      entries: chargeEntries(5, 'bank.clearing'),
      idempotency_key: 'k',
      at: new Date(0),
    });
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await audit()).toEqual({ balances: {}, sums: {}, total: 0 });
});

test('one account cannot post into another', async () => {
  const { tenancy, account_id } = await openLedger();
  const stranger = await openAccount(tenancy);
  const theft = tenancy.withAccount(stranger.account_id, (tx) =>
    postTransaction(tx, { account_id, kind: 'charge', entries: chargeEntries(5, 'bank.clearing'), idempotency_key: 'k', at: new Date(0) }),
  );
  await expect(theft).rejects.toThrow(`no account ${account_id}`);
});

test('an account without money has balances of 0', async () => {
  const { tenancy, account_id } = await openLedger();
  expect(await tenancy.withAccount(account_id, (tx) => readBalances(tx, account_id))).toEqual({ available: 0, held: 0, debt_limit: 0 });
});

test('the balance shows what the last seven Tehran days of the world captured', async () => {
  const { service, caller, post, world } = await openLedger();
  world.at = tehranInstant('2026-12-10', 13);
  await post('charge', chargeEntries(1000, 'gateway.clearing'));
  await post('hold', holdEntries(600));
  const capture = (gross: number, day: string, hour: number) =>
    post('capture', captureEntries({ gross, discount: 0, vat: 0, publisher: 0 }), undefined, new Date(tehranInstant(day, hour)));
  await capture(7, '2026-12-03', 23);
  await capture(10, '2026-12-04', 0);
  await capture(20, '2026-12-10', 1);
  await capture(30, '2026-12-10', 12);
  const answer = await service.getBalance(caller, caller.account);
  expect(answer).toMatchObject({ ok: true, value: { balance: 933, available: 400, held: 533, spendable: 400, debt_limit: 0 } });
  const spent = answer.ok ? answer.value.spent_by_day : [];
  expect(spent.map(({ day }) => day)).toEqual(['04', '05', '06', '07', '08', '09', '10'].map((day) => `2026-12-${day}`));
  expect(spent.map(({ amount }) => amount)).toEqual([10, 0, 0, 0, 0, 0, 50]);
});

test('the balance of another account cannot be read', async () => {
  const { service, caller, tenancy } = await openLedger();
  const stranger = await openAccount(tenancy);
  expect(await service.getBalance(caller, stranger.account)).toEqual({ ok: false, error: { code: 'account_not_found' } });
});

test('the statement lists moves in the order of posting, newest first, whatever their instants, and its first balance is the account’s', async () => {
  const { service, caller, post, wall } = await openLedger();
  const at = (minute: number) => new Date(wall.at + minute * MINUTE_MS);
  await post('charge', chargeEntries(1000, 'gateway.clearing'), undefined, at(0));
  await post('hold', holdEntries(600), undefined, at(1));
  await post('release', releaseEntries(50), undefined, at(3));
  await post('capture', captureEntries({ gross: 200, discount: 0, vat: 20, publisher: 150 }), undefined, at(2));
  await post('payout' as LedgerKind, payoutEntries(150), undefined, at(4));
  const read = async (limit: number, offset: number) => {
    const answer = await service.listLedger(caller, caller.account, { limit, offset, tab: 'all', filter: [] });
    if (!answer.ok) throw new Error(answer.error.code);
    return answer.value;
  };
  const { count, totals, results } = await read(10, 0);
  expect(results.map(({ number, kind, amount, available, held, balance }) => [number, kind, amount, available, held, balance])).toEqual([
    [4, 'capture', 220, 0, -220, 780],
    [3, 'release', 50, 50, -50, 1000],
    [2, 'hold', 600, -600, 600, 1000],
    [1, 'charge', 1000, 1000, 0, 1000],
  ]);
  const now = await service.getBalance(caller, caller.account);
  expect(now).toMatchObject({ ok: true, value: { balance: results[0]?.balance, available: totals.available, held: totals.held } });
  expect(count).toBe(4);
  expect((await read(2, 1)).results).toEqual(results.slice(1, 3));
  expect((await read(2, 1)).totals).toEqual(totals);
});

test('an account without money has an empty statement, and the statement of another account cannot be read', async () => {
  const { service, caller, tenancy } = await openLedger();
  const page = { limit: 10, offset: 0, tab: 'all' as const, filter: [] };
  expect(await service.listLedger(caller, caller.account, page)).toEqual({
    ok: true,
    value: { count: 0, results: [], totals: { entries: 0, available: 0, held: 0 } },
  });
  const stranger = await openAccount(tenancy);
  expect(await service.listLedger(caller, stranger.account, page)).toEqual({ ok: false, error: { code: 'account_not_found' } });
});
