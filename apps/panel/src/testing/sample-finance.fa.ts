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
    spendable: 8_450_000,
    ...change,
  };
}

type LedgerEvent = CallAnswer<'finance', 'listLedger'>['results'][number];

/** A line of a statement: a charge of nothing, unless it is changed. */
export function sampleLine(id: number, change: Partial<LedgerEvent> = {}): LedgerEvent {
  return {
    line: id,
    entries: 1,
    id,
    number: id,
    at: '2026-11-10T07:00:00.000Z',
    kind: 'charge',
    campaign_id: null,
    campaign_title: null,
    campaign_type: null,
    placement_id: null,
    placement_title: null,
    units: null,
    payment_id: null,
    gateway: null,
    tracking_number: null,
    money_request_id: null,
    money_request_kind: null,
    document: null,
    amount: 0,
    available: 0,
    held: 0,
    balance: 0,
    ...change,
  };
}

const campaign = { campaign: 48213, title: 'منوی پاییزی', campaign_type: 'CPM', media_type: 'TELEGRAM' } as const;

export const sampleHolds: CallAnswer<'rehearsal', 'listHolds'> = {
  held: 2_000_000,
  results: [
    {
      ...campaign,
      state: 'PUBLISHING',
      amount: 2_000_000,
      publishers: 2,
      waits_for: 'units',
      next_at: '2026-11-14T20:30:00.000Z',
      settled_at: '2026-11-16T20:30:00.000Z',
      units_left: 147_000,
      lost: [{ placement: 5, title: 'خانهٔ سبز', amount: 500_000, at: '2026-11-11T07:00:00.000Z' }],
    },
  ],
};

const nothing = { at: null, refused: null, shortfall: null } as const;

export function sampleRehearsal(change: Partial<CallAnswer<'rehearsal', 'rehearse'>> = {}): CallAnswer<'rehearsal', 'rehearse'> {
  const money = { available: 10_450_000, held: 2_000_000, spendable: 10_450_000 };
  return {
    now: '2026-11-10T07:00:00.000Z',
    balance: { ...money, debt_limit: 0 },
    after: money,
    effects: [],
    days: ['10', '11', '12', '13', '14', '15', '16', '17'].map((day) => ({
      day: `2026-11-${day}`,
      available: 10_450_000,
      held: 2_000_000,
      available_without: 10_450_000,
    })),
    options: [
      {
        ...campaign,
        campaign: 48300,
        title: 'جشنوارهٔ یلدا',
        state: 'CREATED',
        buy: { ...nothing, available: -9_900_000, held: 9_900_000 },
        end: null,
        is_by_units: true,
        publishers: [],
      },
      {
        ...campaign,
        state: 'PUBLISHING',
        buy: null,
        end: { ...nothing, available: 0, held: -2_000_000, at: '2026-11-16T20:30:00.000Z' },
        is_by_units: true,
        publishers: [{ placement: 4, title: 'کافه‌نشین' }],
      },
    ],
    drafts: [],
    ...change,
  };
}
