import { Readable } from 'node:stream';
import { HOUR_MS } from '@jarchi/domain/calendar/durations.ts';
import { PHONE_REQUEST_WAIT_MS, type PhoneRequestGround } from '@jarchi/domain/session/phone-requests.ts';
import { insertEntry, insertRequest, saveSent } from '#features/phone-requests/phone-requests.repository.ts';
import { DUE_JOB, phoneEnd } from '#features/phone-requests/phone-requests.steps.ts';
import { findUserBy } from '#features/session/session.repository.ts';
import { enqueueJob } from '#infra/jobs/enqueue-jobs.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import type { App } from '#app.ts';
import { paintPicture } from '../story-image.ts';
import { phoneRequestsFa as fa } from './phone-requests.fa.ts';

interface Seed {
  /** The member of staff who has approved once. */
  readonly approver: number;
  readonly now: number;
}

/** So many hours ago. */
const ASKED = { session: 31, documents: 20, approved: 4 } as const;
const PERSONS = { session: '09120000012', documents: '09120000011' } as const;
const NEW_PHONES = { session: '09120000017', documents: '09120000018' } as const;
const DOOR = 'sample';

/** Two requests for another phone that wait: one of a session, and one on documents that a member has approved. */
export async function seedPhoneRequests({ tenancy, services }: Pick<App, 'tenancy' | 'services'>, { approver, now }: Seed): Promise<void> {
  const { session, phoneRequests } = services;
  const ago = (hours: number) => new Date(now - hours * HOUR_MS);

  async function insert(tx: Tx, ground: PhoneRequestGround) {
    const user = await findUserBy(tx, 'phone', PERSONS[ground]);
    if (!user) throw new Error(`the sample has no person with the phone ${PERSONS[ground]}`);
    const created = ago(ASKED[ground]);
    const until = new Date(created.getTime() + PHONE_REQUEST_WAIT_MS);
    const named = { user_id: user.id, login: PERSONS[ground], present_phone: user.phone, new_phone: NEW_PHONES[ground] };
    return insertRequest(tx, { ground, state: 'waiting', ...named, created, until });
  }

  /** As if it had been sent then: the clock of the store is past it. */
  async function send(tx: Tx, id: number, values: Parameters<typeof saveSent>[2]) {
    const row = await saveSent(tx, id, values);
    const by = row.ground === 'session' ? 'person' : 'away';
    await insertEntry(tx, { request_id: id, at: row.created, what: 'asked', by });
    const facts = { ground: row.ground, phone_end: phoneEnd(row), until: row.until.toISOString() };
    await session.newPhones.tell(tx, row.user_id, { kind: 'phone_requested', facts });
    return row;
  }

  const draft = await tenancy.withSystem(async (tx) => {
    const waiting = await insert(tx, 'session');
    const { until } = await send(tx, waiting.id, { sent_at: waiting.created });
    await enqueueJob(tx, { kind: DUE_JOB, payload: { request_id: waiting.id }, clock: 'wall', runAt: until });
    const away = await insert(tx, 'documents');
    return { ...away, ...(await session.newPhones.begin(tx, away.id, DOOR)) };
  });
  for (const [index, name] of fa.documents.entries()) {
    const picture = paintPicture(12 + 190 * index, { width: 640, height: 400 });
    const file = { name, stream: Readable.from([picture]), isTruncated: () => false };
    const sent = await phoneRequests.sendPhoneDocument(draft.request_id, DOOR, async () => file);
    if (!sent.ok) throw new Error(`a document of the sample was refused: ${sent.error.code}`);
  }
  await tenancy.withSystem(async (tx) => {
    await session.newPhones.end(tx, draft.request_id);
    await send(tx, draft.id, { sent_at: draft.created, story: fa.story, first_staff: approver });
    const approved = { what: 'approved', by: 'staff', staff_id: approver, reason: fa.reason } as const;
    await insertEntry(tx, { request_id: draft.id, at: ago(ASKED.approved), ...approved });
  });
}
