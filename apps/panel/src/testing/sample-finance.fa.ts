import type { CallAnswer } from '@jarchi/contract/types.ts';

export const sampleBalance: CallAnswer<'finance', 'getBalance'> = {
  account: 'adv-1',
  balance: 12_450_000,
  available: 10_450_000,
  held: 2_000_000,
  debt_limit: 0,
  spendable: 10_450_000,
  spent_by_day: ['04', '05', '06', '07', '08', '09', '10'].map((day, index) => ({
    day: `2026-11-${day}`,
    amount: [1_900_000, 2_400_000, 2_100_000, 1_700_000, 2_200_000, 2_600_000, 2_000_000][index] ?? 0,
  })),
};

export const sampleGateways: CallAnswer<'finance', 'getPaymentConfig'> = {
  gateways: [
    { key: 'test', title: 'درگاه آزمایشی', description: 'برای آزمودن پرداخت، بی پول واقعی', minimum: 10_000, maximum: 200_000_000 },
  ],
};

export function sampleOrder(change: Partial<CallAnswer<'finance', 'getOrder'>> = {}): CallAnswer<'finance', 'getOrder'> {
  return {
    id: 91,
    amount: 20_000_000,
    gateway: 'test',
    state: 'paid',
    tracking_number: '840217765',
    created: '2026-11-10T07:00:00.000Z',
    paid_at: '2026-11-10T07:02:00.000Z',
    return_path: null,
    balance: 32_450_000,
    ...change,
  };
}
