import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import type { FileAnswer } from '#infra/files/file-store.ts';
import type { CallAnswer, CallName, CallRefusal, ParsedInput } from '@jarchi/contract/types.ts';
import { refuse, type Result, succeed } from '@jarchi/domain/result.ts';
import { decidePhoneRequest, listPhoneDecisions, PHONE_REQUEST_STATES } from '@jarchi/domain/session/phone-requests.ts';
import type { StaffPlaces } from '#features/account/account-places.repository.ts';
import type { StaffCaller } from '#infra/http/caller.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import {
  findSent,
  listDeskRequests,
  listDocuments,
  listEarlier,
  listEntries,
  lockSent,
  saveSent,
  type SentRecord,
} from './phone-requests.repository.ts';
import { toFacts, type PhoneRequestsDeps, type Steps } from './phone-requests.steps.ts';

type Answer<N extends CallName<'phoneRequests'>> = CallAnswer<'phoneRequests', N>;
type Refused<N extends CallName<'phoneRequests'>> = CallRefusal<'phoneRequests', N> | RefusalOf<'not_found'>;
type Row = Answer<'listPhoneRequests'>['results'][number];
type Page = ParsedInput<'phoneRequests', 'listPhoneRequests'>['query'];
type Person = NonNullable<Awaited<ReturnType<PhoneRequestsDeps['people']['findPerson']>>>;
type Account = Answer<'getPhoneRequest'>['accounts'][number];

/** The number of earlier requests about a person that are shown. */
const EARLIER = 10;

export interface DeskDeps extends PhoneRequestsDeps {
  /** From account: staff decide neither about themselves nor about people who share an account with them. */
  readonly places: Pick<StaffPlaces, 'listPlacesIn' | 'listOwnLogins' | 'ownPlacesAmong' | 'ownLoginsAmong'>;
  /** From account: the accounts in which a person has a place. */
  listPlaces(tx: Tx, userId: number): Promise<readonly (Account & { readonly account_id: number })[]>;
}

const nameOf = ({ first_name, last_name, username }: Pick<Person, 'first_name' | 'last_name' | 'username'>) =>
  `${first_name} ${last_name}`.trim() || username;

/** The calls of staff: they read requests for another phone and decide about them. */
export function createDesk(deps: DeskDeps, steps: Steps) {
  const { tenancy, files, people, places, listPlaces } = deps;

  async function isOwn(tx: Tx, staffId: number, userId: number): Promise<boolean> {
    if ((await places.listOwnLogins(tx, staffId, [userId])).has(userId)) return true;
    const accounts = (await listPlaces(tx, userId)).map(({ account_id }) => account_id);
    return (await places.listPlacesIn(tx, staffId, accounts)).size > 0;
  }

  function rowAnswer(row: SentRecord, user: Person, is_own: boolean): Row {
    const { id, ground, state, created, until, new_phone } = row;
    const person = { id: user.id, name: nameOf(user), username: user.username, is_frozen: user.frozen_by !== null };
    const approvals = [row.first_staff, row.second_staff].filter((staff) => staff !== null).length;
    return { id, ground, state, created: created.toISOString(), until: until.toISOString(), approvals, person, new_phone, is_own };
  }

  async function readFull(tx: Tx, row: SentRecord, { staff_id }: StaffCaller): Promise<Answer<'getPhoneRequest'>> {
    const user = await people.findPerson(tx, row.user_id);
    if (!user) throw new Error(`no user ${row.user_id}`);
    const entries = await listEntries(tx, row.id);
    return {
      ...rowAnswer(row, user, false),
      login: row.login,
      present_phone: user.phone,
      email: user.email_verified ? user.email : null,
      accounts: (await listPlaces(tx, user.id)).map(({ account, title, owner_name }) => ({ account, title, owner_name })),
      story: row.story,
      documents: (await listDocuments(tx, row.id)).map(({ id, name, type, size }) => ({ id, name, type, size })),
      entries: entries.map(({ entry, username, first_name, last_name }) => ({
        at: entry.at.toISOString(),
        what: entry.what,
        by: entry.by,
        stopped_by: entry.stopped_by,
        staff_name: username === null ? null : nameOf({ username, first_name: first_name ?? '', last_name: last_name ?? '' }),
        reason: entry.reason,
      })),
      earlier: (await listEarlier(tx, row, EARLIER)).map(({ id, state, created }) => ({ id, state, created: created.toISOString() })),
      decisions: listPhoneDecisions(toFacts(row), staff_id),
    };
  }

  /** A request that the member may read and decide about. */
  async function openFor(
    tx: Tx,
    { staff_id }: StaffCaller,
    row: SentRecord | undefined,
  ): Promise<Result<SentRecord, RefusalOf<'not_found' | 'own_account'>>> {
    if (!row) return refuse({ code: 'not_found' });
    return (await isOwn(tx, staff_id, row.user_id)) ? refuse({ code: 'own_account' }) : succeed(row);
  }

  return {
    async listPhoneRequests({ staff_id }: StaffCaller, { limit, offset, state }: Page): Promise<Answer<'listPhoneRequests'>> {
      const page = { limit, offset, state };
      const { counts: found, rows } = await tenancy.withSystem((tx) => listDeskRequests(tx, { staffId: staff_id, places }, page));
      const counts = Object.fromEntries(
        PHONE_REQUEST_STATES.map((name) => [name, found.get(name) ?? 0]),
      ) as Answer<'listPhoneRequests'>['counts'];
      const all = Object.values(counts).reduce((sum, n) => sum + n, 0);
      const results = rows.map(({ row, user, is_own }) => rowAnswer(row, user, is_own));
      return { count: state === undefined ? all : counts[state], results, counts };
    },

    async getPhoneRequest(caller: StaffCaller, id: number): Promise<Result<Answer<'getPhoneRequest'>, Refused<'getPhoneRequest'>>> {
      return tenancy.withSystem(async (tx): Promise<Result<Answer<'getPhoneRequest'>, Refused<'getPhoneRequest'>>> => {
        const opened = await openFor(tx, caller, await findSent(tx, id));
        return opened.ok ? succeed(await readFull(tx, opened.value, caller)) : opened;
      });
    },

    async decidePhoneRequest(
      caller: StaffCaller,
      id: number,
      said: ParsedInput<'phoneRequests', 'decidePhoneRequest'>['body'],
    ): Promise<Result<Answer<'decidePhoneRequest'>, Refused<'decidePhoneRequest'>>> {
      return tenancy.withSystem(async (tx): Promise<Result<Answer<'decidePhoneRequest'>, Refused<'decidePhoneRequest'>>> => {
        const { staff_id } = caller;
        const opened = await openFor(tx, caller, await lockSent(tx, id));
        if (!opened.ok) return opened;
        const change = decidePhoneRequest(toFacts(opened.value), said, staff_id);
        if (!change.ok) return change;
        const reason = said.reason.trim();
        if (said.decision === 'refuse') {
          const refused = await steps.end(tx, opened.value, change.value, { what: 'refused', by: 'staff', staff_id, reason });
          await people.tell(tx, refused.user_id, { kind: 'phone_request_refused', facts: { reason } });
          return succeed(await readFull(tx, refused, caller));
        }
        const approved = await saveSent(tx, id, change.value);
        await steps.note(tx, id, { what: 'approved', by: 'staff', staff_id, reason });
        if (approved.second_staff !== null) await steps.scheduleDue(tx, approved);
        return succeed(await readFull(tx, approved, caller));
      });
    },

    /** The bytes of a document of a request that the member may look at. */
    async getPhoneDocument(
      caller: StaffCaller,
      { request, document }: { readonly request: number; readonly document: number },
    ): Promise<Result<FileAnswer, Refused<'getPhoneDocument'>>> {
      const found = await tenancy.withSystem(async (tx) => {
        const opened = await openFor(tx, caller, await findSent(tx, request));
        return opened.ok ? succeed((await listDocuments(tx, request)).find(({ id }) => id === document)) : opened;
      });
      if (!found.ok) return found;
      const row = found.value;
      const stored = row && (await files.stat(row.storage_key));
      if (!row || !stored) return refuse({ code: 'not_found' });
      const { storage_key, type, name } = row;
      const parts = { bytes: stored.bytes, read: (range: Parameters<typeof files.read>[1]) => files.read(storage_key, range) };
      return succeed({ type, body: files.read(storage_key), parts, ...(type.startsWith('image/') ? {} : { filename: name }) });
    },
  };
}
