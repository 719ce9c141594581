import type { CallAnswer } from '@jarchi/contract/types.ts';
import type { Attachment, AttachmentsService } from '#features/attachments/attachments.service.ts';
import { listOwnRequests, type OwnPartDeps } from './acts/own-part.ts';
import { type AccountRecord, listAccounts, listNames } from './requests-around.repository.ts';
import type { RequestEventRecord, RequestRecord } from './requests.repository.ts';

export type MoneyRequest = CallAnswer<'moneyRequests', 'withdrawMoneyRequest'>;
export type MoneyRequestEvent = CallAnswer<'moneyRequests', 'getMoneyRequest'>['events'][number];

/** Who looks: a member of staff, who reads the names of colleagues, or a member of the account. */
export interface Viewer {
  readonly staff_id: number | null;
}

interface Doing {
  readonly made_by_user: number | null;
  readonly made_by_staff: number | null;
}

interface Around {
  readonly names: ReadonlyMap<number, string>;
  readonly accounts: ReadonlyMap<number, AccountRecord>;
  readonly attachments: readonly Attachment[];
  /** Requests in which the member of staff who looks has a part themself. */
  readonly own: readonly RequestRecord[];
}

export interface AnswersDeps extends OwnPartDeps {
  readonly attachments: Pick<AttachmentsService, 'listAttachments'>;
}

const isOpen = ({ state }: RequestRecord) => state === 'waiting' || state === 'waiting_second';
const present = (ids: readonly (number | null)[]) => ids.filter((id): id is number => id !== null);

type FindName = (id: number) => string | undefined;

/** What other tables know about a request. */
interface AnswerParts {
  readonly findName: FindName;
  readonly other: Pick<AccountRecord, 'slug' | 'title'> | undefined;
  readonly files: readonly Attachment[];
  /** The member of staff who looks has a part in it themself. */
  readonly isOwn: boolean;
}

function doerOf({ made_by_user, made_by_staff }: Doing, findName: FindName, viewer: Viewer): MoneyRequest['made_by'] {
  if (made_by_staff !== null) return { name: viewer.staff_id === null ? null : (findName(made_by_staff) ?? null), is_staff: true };
  return { name: made_by_user === null ? null : (findName(made_by_user) ?? null), is_staff: false };
}

/** A request as it is shown. */
export function toAnswer(row: RequestRecord, viewer: Viewer, { findName, other, files, isOwn }: AnswerParts): MoneyRequest {
  const { staff_id } = viewer;
  const staffName = (id: number | null) => (id === null || staff_id === null ? null : (findName(id) ?? null));
  const isOfAdvertiser = row.kind === 'receipt' || row.kind === 'money_back';
  return {
    id: row.id,
    kind: row.kind,
    direction: row.direction,
    state: row.state,
    amount: row.amount,
    amount_credited: row.amount_credited,
    reason: row.reason,
    outcome: row.outcome,
    made_by: doerOf(row, findName, viewer),
    first_staff: staffName(row.first_staff),
    second_staff: staffName(row.second_staff),
    other_account: other ? { account: other.slug, title: other.title } : null,
    iban: row.iban,
    bank: row.bank,
    day: row.day,
    tracking_number: row.tracking_number,
    attachments: [...files],
    created: row.created.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
    version: row.version,
    can_approve: staff_id !== null && !isOwn && isOpen(row) && staff_id !== row.made_by_staff && staff_id !== row.first_staff,
    can_withdraw: !isOwn && ((isOpen(row) && (isOfAdvertiser || staff_id !== null)) || (row.state === 'draft' && staff_id !== null)),
  };
}

/** Requests as they are shown, with what other tables know about them. */
export function createAnswers(deps: AnswersDeps) {
  const { tenancy, attachments } = deps;

  async function readAround(
    accountId: number,
    rows: readonly RequestRecord[],
    viewer: Viewer,
    events: readonly RequestEventRecord[] = [],
  ): Promise<Around> {
    const people = rows.flatMap((row) => [row.made_by_user, row.made_by_staff, row.first_staff, row.second_staff]);
    const doers = events.flatMap(({ user_id, staff_id }) => [user_id, staff_id]);
    const files = rows.flatMap((row) => row.attachments);
    const known = await tenancy.withSystem(async (tx) => ({
      names: await listNames(tx, present([...people, ...doers])),
      accounts: await listAccounts(tx, present(rows.map(({ other_account_id }) => other_account_id))),
    }));
    const listed =
      files.length === 0 ? [] : await tenancy.withAccount(accountId, (tx) => attachments.listAttachments(tx, accountId, files));
    const own = viewer.staff_id === null ? [] : await listOwnRequests(deps, viewer.staff_id, rows);
    return { ...known, attachments: listed, own };
  }

  function answerOf(row: RequestRecord, { names, accounts, attachments: files, own }: Around, viewer: Viewer): MoneyRequest {
    return toAnswer(row, viewer, {
      findName: (id) => names.get(id),
      other: row.other_account_id === null ? undefined : accounts.get(row.other_account_id),
      files: files.filter(({ id }) => row.attachments.includes(id)),
      isOwn: own.includes(row),
    });
  }

  return {
    async toAnswers(accountId: number, rows: readonly RequestRecord[], viewer: Viewer): Promise<MoneyRequest[]> {
      const around = await readAround(accountId, rows, viewer);
      return rows.map((row) => answerOf(row, around, viewer));
    },

    async toOne(row: RequestRecord, viewer: Viewer): Promise<MoneyRequest> {
      return answerOf(row, await readAround(row.account_id, [row], viewer), viewer);
    },

    async withEvents(
      row: RequestRecord,
      events: readonly RequestEventRecord[],
      viewer: Viewer,
    ): Promise<MoneyRequest & { events: MoneyRequestEvent[] }> {
      const around = await readAround(row.account_id, [row], viewer, events);
      return {
        ...answerOf(row, around, viewer),
        events: events.map(({ at, state, user_id, staff_id, amount, text }) => ({
          at: at.toISOString(),
          state,
          by: doerOf({ made_by_user: user_id, made_by_staff: staff_id }, (id) => around.names.get(id), viewer),
          amount,
          text,
        })),
      };
    },
  };
}
