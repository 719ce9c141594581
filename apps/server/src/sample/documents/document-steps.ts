import { addDays, tehranInstant } from '@jarchi/domain/calendar/jalali.ts';
import type { App } from '#app.ts';
import type { AccountCaller, StaffCaller } from '#infra/http/caller.ts';
import { NIKAFARIN_CAMPAIGNS } from '../brands/nikafarin.data.ts';
import { visitGateway } from '../money/charge.ts';
import { sampleKey } from '../sample-key.ts';
import { sampleDocumentsFa as fa } from './documents.fa.ts';

/** Who asks and pays, and the member of staff who answers and acts for them. */
export interface DocumentPeople {
  readonly customer: AccountCaller;
  readonly staff_id: number;
}

interface Step {
  readonly at: number;
  run(): Promise<void>;
}

type Acts = Pick<App, 'services' | 'server'>;
type Note = keyof typeof fa.notes;

interface SamplePreInvoice {
  readonly key: Note;
  readonly onDay: number;
  readonly validForDays: number;
  readonly lines: readonly { readonly title: string; readonly quantity: number; readonly unit_price: number; readonly discount: number }[];
}

const FILM = { title: fa.lines.film, quantity: 1, unit_price: 4_000_000, discount: 0 };
const PHOTO = { title: fa.lines.photo, quantity: 10, unit_price: 150_000, discount: 500_000 };

const PRE_INVOICES: readonly SamplePreInvoice[] = [
  { key: 'expired', onDay: -40, validForDays: 7, lines: [FILM] },
  { key: 'void', onDay: -12, validForDays: 20, lines: [PHOTO] },
  { key: 'paid', onDay: -11, validForDays: 14, lines: [FILM, PHOTO] },
  { key: 'open', onDay: -1, validForDays: 14, lines: [FILM, PHOTO] },
];
/** Its dispute stays open. */
const isDisputedElsewhere = (title: string) => NIKAFARIN_CAMPAIGNS.some((one) => one.title === title && one.afterwards === 'disputed');
/** 100,000 toman with its VAT. */
const REFUND = 110_000;

/** In office hours, between other steps. */
const MADE_AT_HOUR = 14;
const ANSWERED_AT_HOUR = 16;

/** Pre-invoices in each state, and a request for an official invoice in each state, of the customer who buys with these. */
export function listDocumentSteps(app: Acts, people: DocumentPeople, today: string): Step[] {
  const { documents } = app.services;
  const staff: StaffCaller = { staff_id: people.staff_id, session_id: 'sample' };
  const staffView: AccountCaller = { ...people.customer, impersonated_by: people.staff_id };
  const on = (day: number, hour: number, run: () => Promise<void>): Step => ({ at: tehranInstant(addDays(today, day), hour), run });
  const ids = new Map<string, number>();
  const getId = (key: string): number => {
    const id = ids.get(key);
    if (id === undefined) throw new Error(`the sample has no document ${key}`);
    return id;
  };

  const makePreInvoice = ({ key, onDay, validForDays, lines }: SamplePreInvoice) =>
    on(onDay, MADE_AT_HOUR, async () => {
      const valid_until = addDays(today, onDay + validForDays);
      const body = { valid_until, note: fa.notes[key], campaigns: [], lines: [...lines] };
      const made = await documents.createPreInvoice(staffView, body, sampleKey(`pre-invoice-${key}`));
      if (!made.ok) throw new Error(`sample pre-invoice: ${made.error.code}`);
      ids.set(key, made.value.id);
    });

  async function pay(): Promise<void> {
    const order = { id: getId('paid'), gateway: 'test', key: sampleKey('pay-pre-invoice') };
    const opened = await documents.payPreInvoice(people.customer, order);
    if (!opened.ok) throw new Error(`sample pre-invoice: ${opened.error.code}`);
    await visitGateway(app.server, opened.value.url, 'pay');
  }

  async function makeVoid(): Promise<void> {
    const done = await documents.voidPreInvoice(staffView, getId('void'));
    if (!done.ok) throw new Error(`sample pre-invoice: ${done.error.code}`);
  }

  /** Asks for an official invoice over the oldest invoice that stands in none. */
  const ask = (key: string) => async (): Promise<void> => {
    const { account_id } = people.customer;
    const query = { filter: ['official,none'], ordering: 'created', limit: 1, offset: 0 } as const;
    const listed = await documents.listDocuments(account_id, { ...query, filter: [...query.filter] });
    const [oldest] = listed.ok && 'results' in listed.value ? listed.value.results : [];
    if (!oldest) throw new Error('the sample has no invoice to ask an official one for');
    const asked = await documents.requestOfficialInvoice(people.customer, [oldest.id], sampleKey(`official-${key}`));
    if (!asked.ok) throw new Error(`sample official invoice: ${asked.error.code}`);
    ids.set(key, asked.value.id);
  };
  /** Staff give back a part of the newest invoice: a credit note follows. */
  async function giveBack(): Promise<void> {
    const { account_id } = people.customer;
    const listed = await documents.listDocuments(account_id, { filter: ['official,none'], ordering: '-created', limit: 20, offset: 0 });
    const invoices = listed.ok && 'results' in listed.value ? listed.value.results : [];
    const campaign = invoices.find((row) => row.campaign !== null && !isDisputedElsewhere(row.campaign.title))?.campaign;
    const read = campaign ? await app.services.campaigns.getCampaign(account_id, campaign.id) : undefined;
    const [dearest] = read?.ok ? read.value.placements.toSorted((a, b) => b.captured - a.captured) : [];
    if (!campaign || !dearest) throw new Error('the sample has no invoice to correct');
    const order = { placement_id: dearest.id, reason: fa.dispute, attachments: [] };
    const by = { caller: people.customer, key: sampleKey('corrected-invoice') };
    const opened = await app.services.campaigns.openDispute(by, campaign.id, order);
    if (!opened.ok) throw new Error(`sample credit note: ${opened.error.code}`);
    const dispute = opened.value.disputes.find(({ state }) => state === 'open')?.id ?? 0;
    const answered = await app.services.campaigns.answerDispute(staff, dispute, { answer: fa.answer, refund: REFUND });
    if (!answered.ok) throw new Error(`sample credit note: ${answered.error.code}`);
  }

  const paramsOf = (key: string) => ({ account: people.customer.account, document: getId(key) });

  async function issue(): Promise<void> {
    const done = await documents.issueOfficialInvoice(staff, paramsOf('issued'));
    if (!done.ok) throw new Error(`sample official invoice: ${done.error.code}`);
  }

  async function refuseIt(): Promise<void> {
    const done = await documents.refuseOfficialInvoice(staff, paramsOf('refused'), fa.refusal);
    if (!done.ok) throw new Error(`sample official invoice: ${done.error.code}`);
  }

  return [
    ...PRE_INVOICES.map(makePreInvoice),
    on(-11, ANSWERED_AT_HOUR, makeVoid),
    on(-10, MADE_AT_HOUR, pay),
    on(-9, MADE_AT_HOUR, ask('issued')),
    on(-8, ANSWERED_AT_HOUR, issue),
    on(-7, MADE_AT_HOUR, ask('refused')),
    on(-5, ANSWERED_AT_HOUR, refuseIt),
    on(-4, ANSWERED_AT_HOUR, giveBack),
    on(-2, MADE_AT_HOUR, ask('requested')),
  ];
}
