import { and, desc, eq } from 'drizzle-orm';
import { Readable } from 'node:stream';
import { MINUTE_MS } from '@jarchi/domain/calendar/durations.ts';
import { addDays, tehranInstant } from '@jarchi/domain/calendar/jalali.ts';
import type { TicketCategory } from '@jarchi/domain/tickets/tickets.ts';
import type { App } from '#app.ts';
import { campaign } from '#features/campaigns/rows/campaigns.tables.ts';
import { payment } from '#features/finance/finance.tables.ts';
import { AGENT_JOB } from '#features/tickets/tickets.service.ts';
import type { AccountCaller } from '#infra/http/caller.ts';
import { job } from '#infra/jobs/job.tables.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { sepidarFa } from '../brands/sepidar.fa.ts';
import { sampleKey } from '../sample-key.ts';
import { paintPicture } from '../story-image.ts';
import { sampleTicketsFa as fa } from './tickets.fa.ts';

type Acts = Pick<App, 'services' | 'tenancy'>;

interface Step {
  readonly at: number;
  run(): Promise<void>;
}

interface SampleTicket {
  readonly key: string;
  readonly caller: AccountCaller;
  readonly category: TicketCategory;
  readonly words: { readonly subject: string; readonly text: string };
  readonly about?: (tx: Tx, accountId: number) => Promise<{ campaign_id?: number; order_id?: number }>;
  readonly files?: readonly { readonly name: string; readonly bytes: Buffer }[];
  /** Staff do not answer: the simulated agent does. */
  readonly isForAgent?: boolean;
  /** What happens later, by the instant. */
  readonly later: readonly (readonly [at: number, act: (ticket: Asked) => Promise<unknown>])[];
}

interface Asked {
  readonly id: number;
  readonly caller: AccountCaller;
}

export interface TicketPeople {
  readonly sepidar: AccountCaller;
  readonly nikafarin: AccountCaller;
  readonly toranj: AccountCaller;
  readonly staff_id: number;
}

async function findCampaign(tx: Tx, accountId: number, title: string) {
  const [row] = await tx
    .select({ id: campaign.id })
    .from(campaign)
    .where(and(eq(campaign.account_id, accountId), eq(campaign.title, title)));
  return row ? { campaign_id: row.id } : {};
}

async function findLastPayment(tx: Tx, accountId: number) {
  const [row] = await tx
    .select({ id: payment.id })
    .from(payment)
    .where(eq(payment.account_id, accountId))
    .orderBy(desc(payment.id))
    .limit(1);
  return row ? { order_id: row.id } : {};
}

/** Tickets in each state: unanswered, answered and unread, answered and read, closed and rated, opened again, with files. */
export function listTicketSteps(app: Acts, people: TicketPeople, { today, now }: { readonly today: string; readonly now: number }): Step[] {
  const { tickets, attachments } = app.services;
  const staff = { staff_id: people.staff_id, session_id: 'sample' };
  const on = (day: number, hour: number, minute = 0) => tehranInstant(addDays(today, day), hour) + minute * MINUTE_MS;
  const ago = (minutes: number) => now - minutes * MINUTE_MS;
  let keys = 0;
  const key = () => sampleKey(`ticket-${++keys}`);
  const orThrow = <T>(outcome: { ok: true; value: T } | { ok: false; error: { code: string } }): T => {
    if (!outcome.ok) throw new Error(`sample ticket: ${outcome.error.code}`);
    return outcome.value;
  };

  const addressOf = ({ caller, id }: Asked) => ({ account: caller.account, ticket: id });
  const answer =
    (text: string, is_note = false) =>
    async (asked: Asked) =>
      orThrow(await tickets.answerCustomerTicket(staff, addressOf(asked), { text, is_note }, key()));
  const read = async ({ caller, id }: Asked) => {
    const { entries } = orThrow(await tickets.getTicket(caller, id));
    return orThrow(await tickets.readTicket(caller, id, entries.at(-1)?.id ?? 1));
  };
  const write =
    (text: string) =>
    async ({ caller, id }: Asked) =>
      orThrow(await tickets.sendTicketMessage(caller, id, { text, attachments: [] }, key()));
  const close = async ({ caller, id }: Asked) => orThrow(await tickets.closeTicket(caller, id));
  const closeByStaff = async (asked: Asked) => orThrow(await tickets.closeCustomerTicket(staff, addressOf(asked)));
  const reopen = async ({ caller, id }: Asked) => orThrow(await tickets.reopenTicket(caller, id));
  const rate =
    (rating: number, words = '') =>
    async ({ caller, id }: Asked) =>
      orThrow(await tickets.rateTicket(caller, id, { rating, words }));

  async function open({ caller, category, words, about, files = [], isForAgent = false }: SampleTicket): Promise<Asked> {
    const { account_id } = caller;
    const ids: number[] = [];
    for (const { name, bytes } of files) {
      const findFile = async () => ({ name, stream: Readable.from([bytes]), isTruncated: () => false });
      ids.push(orThrow(await attachments.uploadAttachment(caller, findFile, 'ticket')).id);
    }
    const bound = about ? await app.tenancy.withAccount(account_id, (tx) => about(tx, account_id)) : {};
    const body = { category, subject: words.subject, text: words.text, attachments: ids };
    const nothing = { campaign_id: null, order_id: null, document_id: null };
    const { id } = orThrow(await tickets.openTicket(caller, { ...body, ...nothing, ...bound }, key()));
    // Its staff answer the other tickets of the sample.
    if (!isForAgent)
      await app.tenancy.withSystem((tx) => tx.delete(job).where(and(eq(job.kind, AGENT_JOB), eq(job.account_id, account_id))));
    return { id, caller };
  }

  const { sepidar, nikafarin, toranj } = people;
  const finance = { category: 'finance' } as const;
  const all: readonly SampleTicket[] = [
    {
      key: 'unchanged',
      caller: sepidar,
      ...finance,
      words: fa.unchanged,
      about: findLastPayment,
      later: [
        [on(-26, 12, 10), answer(fa.unchanged.answer)],
        [on(-26, 13), close],
        [on(-26, 13, 5), rate(5, fa.unchanged.words)],
      ],
    },
    {
      key: 'refund',
      caller: sepidar,
      ...finance,
      words: fa.refund,
      later: [
        [on(-18, 11, 50), answer(fa.refund.answer)],
        [on(-17, 10), closeByStaff],
        [on(-17, 11), read],
      ],
    },
    {
      key: 'teammate',
      caller: sepidar,
      category: 'account',
      words: fa.teammate,
      later: [
        [on(-15, 12, 30), answer(fa.teammate.answer)],
        [on(-15, 14), closeByStaff],
        [on(-12, 10), reopen],
        [on(-12, 10, 2), write(fa.teammate.again)],
      ],
    },
    {
      key: 'official',
      caller: nikafarin,
      ...finance,
      words: fa.official,
      later: [
        [on(-13, 13), answer(fa.official.answer)],
        [on(-13, 15), read],
      ],
    },
    {
      key: 'economic',
      caller: nikafarin,
      ...finance,
      words: fa.economic,
      later: [
        [on(-9, 14, 20), answer(fa.economic.answer)],
        [on(-9, 16), close],
        [on(-9, 16, 1), rate(4)],
      ],
    },
    {
      key: 'debt',
      caller: toranj,
      ...finance,
      words: fa.debt,
      later: [
        [on(-8, 12), answer(fa.debt.answer)],
        [on(-8, 12, 30), read],
      ],
    },
    {
      key: 'discount',
      caller: toranj,
      ...finance,
      words: fa.discount,
      later: [
        [on(-6, 11, 40), answer(fa.discount.answer)],
        [on(-6, 15), close],
        [on(-6, 15, 1), rate(3)],
      ],
    },
    {
      key: 'brokenLink',
      caller: sepidar,
      category: 'reports',
      words: fa.brokenLink,
      about: (tx, accountId) => findCampaign(tx, accountId, sepidarFa.titles.autumnMenu),
      files: [
        { name: 'screenshot-404.png', bytes: Buffer.from(paintPicture(404, { width: 480, height: 320 })) },
        { name: 'tag-assistant-log.txt', bytes: Buffer.from(fa.brokenLink.log) },
      ],
      later: [
        [on(-3, 12, 3), answer(fa.brokenLink.answer)],
        [on(-2, 14, 31), write(fa.brokenLink.again)],
        [on(-2, 15), answer(fa.brokenLink.note, true)],
      ],
    },
    {
      key: 'storyHour',
      caller: sepidar,
      category: 'campaign',
      words: fa.storyHour,
      about: (tx, accountId) => findCampaign(tx, accountId, sepidarFa.titles.autumnMenu),
      later: [[ago(70), answer(fa.storyHour.answer)]],
    },
    { key: 'howTo', caller: sepidar, category: 'training', words: fa.howTo, isForAgent: true, later: [] },
  ];
  const openedAt: Readonly<Record<string, number>> = {
    unchanged: on(-26, 11),
    refund: on(-18, 10),
    teammate: on(-15, 11),
    official: on(-13, 11, 30),
    economic: on(-9, 13),
    debt: on(-8, 10, 30),
    discount: on(-6, 10),
    brokenLink: on(-3, 11, 20),
    storyHour: ago(190),
    howTo: ago(45),
  };
  return all.flatMap((sample) => {
    let asked: Asked | undefined;
    const run = async (act: (ticket: Asked) => Promise<unknown>) => {
      if (!asked) throw new Error(`the sample has no ticket ${sample.key}`);
      await act(asked);
    };
    const opening: Step = { at: openedAt[sample.key] ?? now, run: async () => void (asked = await open(sample)) };
    return [opening, ...sample.later.map(([at, act]): Step => ({ at, run: () => run(act) }))];
  });
}
