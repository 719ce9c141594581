import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import { isPhoneRequestDue, type PhoneRequestStop } from '@jarchi/domain/session/phone-requests.ts';
import { refuse, type Result, succeed } from '@jarchi/domain/result.ts';
import type { MailSender } from '#connectors/mail/mail-sender.ts';
import type { SmsSender } from '#connectors/sms/sms-sender.ts';
import type { AttachmentsService } from '#features/attachments/attachments.service.ts';
import type { NewPhones } from '#features/session/proofs/proofs.new-phone.ts';
import type { Clock } from '#infra/clock/clock.ts';
import { createLinkKeys } from '#infra/crypto/link-keys.ts';
import type { FileStore } from '#infra/files/file-store.ts';
import { AT_ONCE, enqueueJob } from '#infra/jobs/enqueue-jobs.ts';
import type { Tenancy, Tx } from '#infra/store/tenancy.ts';
import { phoneRequestsFa as fa } from './phone-requests.fa.ts';
import { findSent, insertEntry, lockSent, saveSent, type RequestRecord, type SentRecord } from './phone-requests.repository.ts';
import type { PhoneEntryBy, PhoneEntryWhat } from './phone-requests.tables.ts';

/** Wall jobs: a request is carried out once its wait is over; the present phone and e-mail hear of it; the new phone hears how it ended. */
export const DUE_JOB = 'phone-requests.due';
export const TELL_ASKED_JOB = 'phone-requests.tell-asked';
export const TELL_ENDED_JOB = 'phone-requests.tell-ended';

export interface PhoneRequestsDeps {
  readonly tenancy: Tenancy;
  readonly clocks: { readonly wall: Clock };
  readonly secret: string;
  readonly files: FileStore;
  readonly sms: SmsSender;
  readonly mail: MailSender;
  /** The panel's address and name. */
  readonly site: { readonly public_url: string; readonly name: string };
  /** From session. */
  readonly people: NewPhones;
  /** From attachments: checks a file while it arrives, and stores it if it is good. */
  readonly takeFile: AttachmentsService['takeFile'];
}

interface Entry {
  readonly what: PhoneEntryWhat;
  readonly by: PhoneEntryBy;
  readonly stopped_by?: PhoneRequestStop;
  readonly staff_id?: number;
  readonly reason?: string;
}

export type Steps = ReturnType<typeof createSteps>;

/** The facts of a request that the rules need. */
export const toFacts = ({ until, ...row }: RequestRecord) => ({ ...row, until: until.getTime() });
export const phoneEnd = ({ new_phone }: RequestRecord) => new_phone.slice(-4);

/** The steps of a request: it is sent, stopped, refused or carried out, and the people concerned are told. */
export function createSteps({ tenancy, clocks, secret, sms, mail, site, people }: PhoneRequestsDeps) {
  const keys = createLinkKeys(secret, 'phone-request');
  const wall = () => new Date(clocks.wall.now());
  const tell = (tx: Tx, kind: string, request_id: number) =>
    enqueueJob(tx, { kind, payload: { request_id }, clock: 'wall', runAt: AT_ONCE });
  const note = (tx: Tx, request_id: number, entry: Entry) => insertEntry(tx, { request_id, at: wall(), ...entry });

  const scheduleDue = (tx: Tx, { id, until }: SentRecord) =>
    enqueueJob(tx, { kind: DUE_JOB, payload: { request_id: id }, clock: 'wall', runAt: until });

  /** Ends a request; the new phone is told how. */
  async function end(tx: Tx, row: SentRecord, values: Partial<RequestRecord>, entry: Entry): Promise<SentRecord> {
    const saved = await saveSent(tx, row.id, { ...values, ended_at: wall() });
    await note(tx, row.id, entry);
    await tell(tx, TELL_ENDED_JOB, row.id);
    return saved;
  }

  return {
    note,
    end,
    scheduleDue,

    /** The request of a link. */
    async findByKey(tx: Tx, key: string): Promise<SentRecord | undefined> {
      const id = keys.read(key);
      return id === undefined ? undefined : lockSent(tx, id);
    },

    /** Begins the wait of a request that is about a person, and tells all their addresses. */
    async send(tx: Tx, row: SentRecord, by: PhoneEntryBy): Promise<void> {
      await note(tx, row.id, { what: 'asked', by });
      await tell(tx, TELL_ASKED_JOB, row.id);
      if (row.ground === 'session') await scheduleDue(tx, row);
      const facts = { ground: row.ground, phone_end: phoneEnd(row), until: row.until.toISOString() };
      await people.tell(tx, row.user_id, { kind: 'phone_requested', facts });
    },

    async stop(tx: Tx, row: SentRecord, by: PhoneRequestStop): Promise<Result<SentRecord, RefusalOf<'phone_request_over'>>> {
      if (row.state !== 'waiting') return refuse({ code: 'phone_request_over' });
      const entry = { what: 'stopped', by: by === 'session' ? 'person' : 'away', stopped_by: by } as const;
      const stopped = await end(tx, row, { state: 'stopped', stopped_by: by }, entry);
      await people.tell(tx, row.user_id, { kind: 'phone_request_stopped', facts: { by } });
      return succeed(stopped);
    },

    /** Gives the person the phone, if the request may be carried out now. */
    carryOut: (id: number): Promise<void> =>
      tenancy.withSystem(async (tx) => {
        const row = await lockSent(tx, id);
        if (!row || !isPhoneRequestDue(toFacts(row), clocks.wall.now())) return;
        const { user_id, new_phone: phone, present_phone: present, ground, session_id } = row;
        const given = await people.give(tx, { user_id, phone, present, ground, session_id });
        const state = given.ok ? 'done' : 'failed';
        await end(tx, row, { state }, { what: state, by: 'system' });
      }),

    /** Tells the present phone and e-mail, each with the link that stops the request. One that fails is tried again with the job. */
    async tellAsked(id: number): Promise<void> {
      const found = await tenancy.withSystem(async (tx) => {
        const row = await findSent(tx, id);
        const user = row && (await people.findPerson(tx, row.user_id));
        return row?.state === 'waiting' && user ? { row, reach: await people.readReach(tx, user) } : undefined;
      });
      if (!found) return;
      const { row, reach } = found;
      const url = `${site.public_url}/auth/phone-request#${keys.make(row.id)}`;
      const text = fa.asked.text({ name: site.name, url, until: row.until });
      const mailed =
        reach.email === null ? 'sent' : await mail.send({ to: reach.email, subject: fa.asked.title, text, id: `phone-request-${row.id}` });
      const told = reach.phone === null ? undefined : await sms.sendNotice?.(reach.phone, { title: fa.asked.title, url });
      if (mailed === 'failed' || told?.ok === false) throw new Error(`request ${id} for another phone was not told everywhere`);
    },

    /** Tells the new phone how the request ended. */
    async tellEnded(id: number): Promise<void> {
      const row = await tenancy.withSystem((tx) => findSent(tx, id));
      if (!row || row.state === 'waiting') return;
      const url = `${site.public_url}${row.state === 'done' ? '/auth/login' : '/auth/lost-phone'}`;
      const told = await sms.sendNotice?.(row.new_phone, { title: fa.ended[row.state], url });
      if (told?.ok === false) throw new Error(`the end of request ${id} for another phone was not told`);
    },
  };
}
