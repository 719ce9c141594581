import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import type { CallAnswer, CallRefusal } from '@jarchi/contract/types.ts';
import { DAY_MS } from '@jarchi/domain/calendar/durations.ts';
import { refuse, type Result, succeed } from '@jarchi/domain/result.ts';
import { parseLogin } from '@jarchi/domain/session/login.ts';
import { PHONE_DOCUMENTS_MAX, PHONE_REQUEST_WAIT_MS, PHONE_REQUESTS_PER_DAY } from '@jarchi/domain/session/phone-requests.ts';
import type { NewPhones } from '#features/session/proofs/proofs.new-phone.ts';
import { cleanFileName } from '#infra/files/file-names.ts';
import type { RequestFacts, UserCaller } from '#infra/http/caller.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import {
  insertDocument,
  insertRequest,
  insertSent,
  listBegun,
  listDocuments,
  listWaitingOf,
  lockNames,
  lockSent,
  saveRequest,
  type RequestRecord,
} from './phone-requests.repository.ts';
import { phoneEnd, type PhoneRequestsDeps, type Steps } from './phone-requests.steps.ts';

type Answer<N extends 'askPhone' | 'beginPhoneRequest' | 'sendPhoneDocument' | 'finishPhoneRequest'> = CallAnswer<'phoneRequests', N>;
type Shown = Answer<'askPhone'>;
type Refused<N extends 'askPhone' | 'beginPhoneRequest' | 'sendPhoneDocument' | 'finishPhoneRequest' | 'stopPhoneRequest'> =
  | CallRefusal<'phoneRequests', N>
  | RefusalOf<'forbidden' | 'not_found'>;
type CsrfPair = Parameters<NewPhones['mayChange']>[1];

interface SentCode {
  readonly request_id: string;
  readonly code: string;
}

/** A request as the person sees it, and anyone with their phone or e-mail. */
const showRequest = (row: RequestRecord): Shown => ({
  id: row.id,
  ground: row.ground,
  state: row.state,
  phone_end: phoneEnd(row),
  created: row.created.toISOString(),
  until: row.until.toISOString(),
});

/** The calls of people: they request another phone, by a session or by documents, and stop a request. */
export function createAsking({ tenancy, clocks, takeFile, people }: PhoneRequestsDeps, steps: Steps) {
  const now = () => clocks.wall.now();
  const times = () => ({ created: new Date(now()), until: new Date(now() + PHONE_REQUEST_WAIT_MS) });

  async function findFull(tx: Tx, phone: string, login: string): Promise<RefusalOf<'phone_requests_full'> | undefined> {
    await lockNames(tx, phone, login);
    const begun = await listBegun(tx, { phone, login, since: new Date(now() - DAY_MS) });
    const oldest = begun[PHONE_REQUESTS_PER_DAY - 1];
    if (oldest === undefined) return undefined;
    const retry_after_seconds = Math.max(1, Math.ceil((oldest.getTime() + DAY_MS - now()) / 1000));
    return { code: 'phone_requests_full', limit: PHONE_REQUESTS_PER_DAY, retry_after_seconds };
  }

  const findFullOfDocuments = async (tx: Tx, id: number) =>
    (await listDocuments(tx, id)).length < PHONE_DOCUMENTS_MAX
      ? undefined
      : refuse({ code: 'phone_documents_full', limit: PHONE_DOCUMENTS_MAX } as const);

  return {
    /** Requests another phone from a session. The request waits, and is carried out unless it is stopped. */
    async askPhone(caller: UserCaller, sent: SentCode, csrf: CsrfPair): Promise<Result<Shown, Refused<'askPhone'>>> {
      if (!people.mayChange(caller, csrf)) return refuse({ code: 'forbidden' });
      return tenancy.withSystem(async (tx): Promise<Result<Shown, Refused<'askPhone'>>> => {
        const user = await people.lockPerson(tx, caller.user_id);
        const open = (await listWaitingOf(tx, user.id)).find(({ ground }) => ground === 'session');
        if (open) return refuse({ code: 'phone_request_waits', until: open.until.toISOString() });
        const taken = await people.takeSentPhone(tx, sent);
        if (!taken.ok) return taken;
        const phone = taken.value;
        if (phone === user.phone || (await people.isTaken(tx, phone, user.id))) return refuse({ code: 'phone_taken' });
        const of = { user_id: user.id, ground: 'session', state: 'waiting', login: user.username, session_id: caller.session_id } as const;
        const at = times();
        const row = await insertSent(tx, { ...of, new_phone: phone, present_phone: user.phone, ...at, sent_at: at.created });
        await steps.send(tx, row, 'person');
        return succeed(showRequest(row));
      });
    },

    async listOwnPhoneRequests({ user_id }: UserCaller): Promise<{ results: Shown[] }> {
      return { results: (await tenancy.withSystem((tx) => listWaitingOf(tx, user_id))).map(showRequest) };
    },

    async stopPhoneRequest(caller: UserCaller, id: number, csrf: CsrfPair): Promise<Result<Shown, Refused<'stopPhoneRequest'>>> {
      if (!people.mayChange(caller, csrf)) return refuse({ code: 'forbidden' });
      return tenancy.withSystem(async (tx): Promise<Result<Shown, Refused<'stopPhoneRequest'>>> => {
        const row = await lockSent(tx, id);
        if (row?.user_id !== caller.user_id) return refuse({ code: 'not_found' });
        const stopped = await steps.stop(tx, row, 'session');
        return stopped.ok ? succeed(showRequest(stopped.value)) : stopped;
      });
    },

    /** Reads the request of a link without changing it, since messengers fetch links by themselves. */
    readPhoneRequest: (key: string): Promise<Result<Shown, RefusalOf<'not_found'>>> =>
      tenancy.withSystem(async (tx) => {
        const row = await steps.findByKey(tx, key);
        return row ? succeed(showRequest(row)) : refuse({ code: 'not_found' });
      }),

    stopPhoneRequestByLink: (key: string): Promise<Result<Shown, Refused<'stopPhoneRequest'>>> =>
      tenancy.withSystem(async (tx): Promise<Result<Shown, Refused<'stopPhoneRequest'>>> => {
        const row = await steps.findByKey(tx, key);
        if (!row) return refuse({ code: 'not_found' });
        const stopped = await steps.stop(tx, row, 'link');
        return stopped.ok ? succeed(showRequest(stopped.value)) : stopped;
      }),

    /** Begins a request of a person who cannot sign in. The answer does not tell whether the login exists. */
    async beginPhoneRequest(
      { login: typed, ...sent }: SentCode & { readonly login: string },
      door: string,
    ): Promise<Result<Answer<'beginPhoneRequest'>, Refused<'beginPhoneRequest'>>> {
      return tenancy.withSystem(async (tx): Promise<Result<Answer<'beginPhoneRequest'>, Refused<'beginPhoneRequest'>>> => {
        const taken = await people.takeSentPhone(tx, sent);
        if (!taken.ok) return taken;
        const phone = taken.value;
        const login = parseLogin(typed).value;
        const full = await findFull(tx, phone, login);
        if (full) return refuse(full);
        const user = await people.findByLogin(tx, typed);
        if (await people.isTaken(tx, phone, 0)) return refuse({ code: 'phone_taken' });
        const of = { user_id: user?.id ?? null, ground: 'documents', state: 'waiting', login, present_phone: user?.phone ?? null } as const;
        const { id } = await insertRequest(tx, { ...of, new_phone: phone, ...times() });
        const { request_id, expires_at } = await people.begin(tx, id, door);
        return succeed({ draft: request_id, expires_at });
      });
    },

    /** Stores a document for a request that this browser has begun. */
    async sendPhoneDocument(
      draft: string,
      door: string | undefined,
      findFile: RequestFacts['findFile'],
    ): Promise<Result<Answer<'sendPhoneDocument'>, Refused<'sendPhoneDocument'>>> {
      const openFree = async (tx: Tx): Promise<Result<number, RefusalOf<'challenge_over' | 'phone_documents_full'>>> => {
        const opened = await people.open(tx, draft, door);
        return opened.ok ? ((await findFullOfDocuments(tx, opened.value)) ?? opened) : opened;
      };
      // Before anything is read; looked at again where the row is added.
      const first = await tenancy.withSystem(openFree);
      if (!first.ok) return first;
      return takeFile(0, { findFile, purpose: 'request' }, ({ key, name, type, size }) =>
        tenancy.withSystem(
          async (tx): Promise<Result<Answer<'sendPhoneDocument'>, RefusalOf<'challenge_over' | 'phone_documents_full'>>> => {
            const opened = await openFree(tx);
            if (!opened.ok) return opened;
            const file = { name: cleanFileName(name, type), type, size };
            const { id } = await insertDocument(tx, { request_id: opened.value, ...file, storage_key: key, created: new Date(now()) });
            return succeed({ id, ...file });
          },
        ),
      );
    },

    /** Sends a request with its documents: whoever it concerns is told, and two members decide. */
    async finishPhoneRequest(
      draft: string,
      door: string | undefined,
      story: string,
    ): Promise<Result<Answer<'finishPhoneRequest'>, Refused<'finishPhoneRequest'>>> {
      return tenancy.withSystem(async (tx): Promise<Result<Answer<'finishPhoneRequest'>, Refused<'finishPhoneRequest'>>> => {
        const opened = await people.open(tx, draft, door);
        if (!opened.ok) return opened;
        const id = opened.value;
        if ((await listDocuments(tx, id)).length === 0) return refuse({ code: 'phone_document_required' });
        const { created, until } = times();
        const row = await saveRequest(tx, id, { story: story.trim(), sent_at: created, until });
        await people.end(tx, draft);
        if (row) await steps.send(tx, row, 'away');
        return succeed({ until: until.toISOString() });
      });
    },
  };
}
