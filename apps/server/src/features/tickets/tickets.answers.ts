import type { CallAnswer } from '@jarchi/contract/types.ts';
import type { Attachment, AttachmentsService } from '#features/attachments/attachments.service.ts';
import type { Tenancy } from '#infra/store/tenancy.ts';
import { listLastEntries } from './ticket-lists.repository.ts';
import { type AboutRecord, listSubjects, namePeople } from './tickets-around.repository.ts';
import { ticketCategoriesFa, ticketDepartmentsFa } from './tickets.fa.ts';
import { type EntryRecord, findRating, listEntries, listRead, type TicketRecord } from './tickets.repository.ts';

export type TicketRow = CallAnswer<'tickets', 'listTickets'>['results'][number];
export type TicketDetail = CallAnswer<'tickets', 'getTicket'>;
type EntryAnswer = TicketDetail['entries'][number];

/** The reader: a member of the account, or staff, who also read notes. */
export type Viewer = { readonly user_id: number } | 'staff';

/** The length of the last message in a list, in characters. */
const EXCERPT = 160;

export interface AnswersDeps {
  readonly tenancy: Tenancy;
  readonly attachments: Pick<AttachmentsService, 'listAttachments'>;
}

interface Around {
  readonly names: ReadonlyMap<number, string>;
  readonly subjects: readonly AboutRecord[];
  readonly last: ReadonlyMap<number, EntryRecord>;
  readonly read: ReadonlyMap<number, number>;
}

/** A member of staff who acts for a customer is named, not the customer. */
const doerOf = ({ staff_id, user_id }: EntryRecord) => staff_id ?? user_id;

const isOwn = ({ author, user_id, staff_id }: EntryRecord, viewer: Viewer): boolean =>
  viewer !== 'staff' && author === 'customer' && staff_id === null && user_id === viewer.user_id;

/** The facts of other tables that a row shows. */
interface RowParts {
  readonly entry: EntryRecord;
  /** The name of the author; null for the simulated agent. */
  readonly name: string | null;
  readonly about: AboutRecord | null;
  readonly is_unread: boolean;
  readonly is_mine: boolean;
}

export function toRow(row: TicketRecord, { entry, name, about, is_unread, is_mine }: RowParts): TicketRow {
  return {
    id: row.id,
    category: row.category,
    category_title: ticketCategoriesFa[row.category],
    subject: row.subject,
    state: row.state,
    is_reopened: row.state !== 'closed' && row.closings > 0,
    is_unread,
    about: about && { kind: about.kind, id: about.id, title: about.title },
    created: row.created.toISOString(),
    last_at: row.last_at.toISOString(),
    last: { kind: entry.kind, author: entry.author, name, is_mine, text: entry.text.slice(0, EXCERPT) },
  };
}

/** Tickets as the API answers them, with the facts of other tables. */
export function createAnswers({ tenancy, attachments }: AnswersDeps) {
  const nameOf = (entry: EntryRecord, names: Around['names']) => names.get(doerOf(entry) ?? 0) ?? null;

  /** Reads the facts of other tables for tickets of one account. */
  async function readAround(accountId: number, rows: readonly TicketRecord[], viewer: Viewer): Promise<Around> {
    const known = await tenancy.withAccount(accountId, async (tx) => {
      const ids = rows.map(({ id }) => id);
      return {
        subjects: await listSubjects(tx, accountId, rows),
        last: await listLastEntries(tx, rows),
        read: viewer === 'staff' ? new Map<number, number>() : await listRead(tx, accountId, viewer.user_id, ids),
      };
    });
    const people = [...[...known.last.values()].map(doerOf), ...rows.map(({ assigned_staff }) => assigned_staff)];
    return { ...known, names: await tenancy.withSystem((tx) => namePeople(tx, people)) };
  }

  function answerOf(row: TicketRecord, { names, subjects, last, read }: Around, viewer: Viewer): TicketRow {
    const entry = last.get(row.id);
    if (!entry) throw new Error(`ticket ${row.id} has no last entry`);
    const about = subjects.find(
      ({ kind, id }) => (kind === 'campaign' ? row.campaign_id : kind === 'order' ? row.order_id : row.document_id) === id,
    );
    const is_unread = viewer !== 'staff' && row.last_staff_entry_id > (read.get(row.id) ?? 0);
    return toRow(row, { entry, name: nameOf(entry, names), about: about ?? null, is_unread, is_mine: isOwn(entry, viewer) });
  }

  function toEntry(entry: EntryRecord, names: Around['names'], files: readonly Attachment[], viewer: Viewer): EntryAnswer {
    const { id, kind, author, at, text } = entry;
    return {
      id,
      kind,
      author,
      name: nameOf(entry, names),
      is_mine: isOwn(entry, viewer),
      at: at.toISOString(),
      text,
      attachments: files.filter((file) => entry.attachments.includes(file.id)),
    };
  }

  return {
    /** Tickets of one account. */
    async toRows(accountId: number, rows: readonly TicketRecord[], viewer: Viewer): Promise<TicketRow[]> {
      const around = await readAround(accountId, rows, viewer);
      return rows.map((row) => answerOf(row, around, viewer));
    },

    async nameStaff(ids: readonly (number | null)[]): Promise<ReadonlyMap<number, string>> {
      return tenancy.withSystem((tx) => namePeople(tx, ids));
    },

    /** One ticket with its conversation. */
    async toDetail(row: TicketRecord, viewer: Viewer): Promise<TicketDetail> {
      const { account_id, state } = row;
      const around = await readAround(account_id, [row], viewer);
      const { entries, files, rating } = await tenancy.withAccount(account_id, async (tx) => {
        const listed = await listEntries(tx, row, viewer === 'staff');
        const ids = listed.flatMap((entry) => entry.attachments);
        return { entries: listed, files: await attachments.listAttachments(tx, account_id, ids), rating: await findRating(tx, row) };
      });
      const names = await this.nameStaff([row.assigned_staff, ...entries.map(doerOf)]);
      return {
        ...answerOf(row, around, viewer),
        department_title: ticketDepartmentsFa[row.department],
        assignee: row.assigned_staff === null ? null : (names.get(row.assigned_staff) ?? null),
        entries: entries.map((entry) => toEntry(entry, names, files, viewer)),
        rating: rating ? { rating: rating.rating, words: rating.words } : null,
        can_rate: state === 'closed' && !rating,
      };
    },
  };
}
