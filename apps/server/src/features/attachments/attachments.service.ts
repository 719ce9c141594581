import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import type { FileAnswer } from '#infra/files/file-store.ts';
import type { CallAnswer } from '@jarchi/contract/types.ts';
import { type AccountRole, listRoles } from '@jarchi/domain/account/roles.ts';
import type { AttachmentPurpose } from '@jarchi/domain/attachments/attachment-files.ts';
import { checkDailyLimit } from '@jarchi/domain/account/daily-limit.ts';
import { refuse, type Result, succeed } from '@jarchi/domain/result.ts';
import type { Clock } from '#infra/clock/clock.ts';
import { cleanFileName } from '#infra/files/file-names.ts';
import type { FileStore } from '#infra/files/file-store.ts';
import type { ActingCaller } from '#infra/http/caller.ts';
import type { Tenancy, Tx } from '#infra/store/tenancy.ts';
import { lockAccountLimits } from '#infra/store/limit-locks.ts';
import { type AttachmentRefusal, createAttachmentIntake, type FindFile } from './attachments.intake.ts';
import {
  type AttachmentRecord,
  type DeskUse,
  findNthLatest,
  findUsed,
  insertAttachment,
  listAttachments,
  listReadable,
} from './attachments.repository.ts';

export type Attachment = CallAnswer<'attachments', 'uploadAttachment'>;
export type AttachmentsService = ReturnType<typeof createAttachmentsService>;

type Found = Result<FileAnswer, RefusalOf<'not_found'>>;

export interface AttachmentsDeps {
  readonly tenancy: Tenancy;
  readonly clocks: { readonly wall: Clock };
  readonly files: FileStore;
  /** How many files an account may upload in 24 hours; 0 is no limit. */
  readonly uploadsPerDay: number;
}

/** A person of an account who reads its files, and the role by which they do. */
export type ReadingCaller = ActingCaller & { readonly role: AccountRole };

/** The roles that read a request of money: those of `moneyRequests.getMoneyRequest`. */
const REQUEST_READERS = listRoles('payers');
const readerOf = ({ account_id, user_id, impersonated_by, role }: ReadingCaller) => ({
  account_id,
  user_id,
  staff_id: impersonated_by,
  readsRequests: REQUEST_READERS.includes(role),
});
const answerOf = ({ id, name, type, size }: AttachmentRecord): Attachment => ({ id, name, type, size });
/** Types that a browser shows inside a page; others are offered as a download. */
const isShown = (type: string) => type.startsWith('image/');

/** Pictures and documents that belong to slips, requests and tickets. */
export function createAttachmentsService({ tenancy, clocks, files, uploadsPerDay }: AttachmentsDeps) {
  const takeFile = createAttachmentIntake(files);
  const findLimit = async (tx: Tx, accountId: number) =>
    checkDailyLimit(uploadsPerDay, await findNthLatest(tx, accountId, uploadsPerDay), clocks.wall.now());

  async function readFile(row: AttachmentRecord | undefined): Promise<Found> {
    const stored = row && (await files.stat(row.storage_key));
    if (!row || !stored) return refuse({ code: 'not_found' });
    const { storage_key, type, name } = row;
    return succeed({
      type,
      body: files.read(storage_key),
      parts: { bytes: stored.bytes, read: (range) => files.read(storage_key, range) },
      ...(isShown(type) ? {} : { filename: name }),
    });
  }

  return {
    takeFile,

    /** Stores the file of a form for the account; until it is used, only its sender reads it. */
    async uploadAttachment(
      { account_id: accountId, user_id, impersonated_by }: ActingCaller,
      findFile: FindFile,
      purpose: AttachmentPurpose = 'request',
    ): Promise<Result<Attachment, AttachmentRefusal>> {
      // Before anything is read; counted again where the row is added.
      const full = uploadsPerDay === 0 ? undefined : await tenancy.withAccount(accountId, (tx) => findLimit(tx, accountId));
      if (full) return refuse(full);
      return takeFile(accountId, { findFile, purpose }, async ({ key, name, type, size }) => {
        const values = {
          account_id: accountId,
          name: cleanFileName(name, type),
          type,
          size,
          storage_key: key,
          sent_by: user_id,
          sent_by_staff: impersonated_by,
        };
        const created = new Date(clocks.wall.now());
        return tenancy.withAccount(accountId, async (tx) => {
          if (uploadsPerDay > 0) await lockAccountLimits(tx, accountId);
          const limited = uploadsPerDay === 0 ? undefined : await findLimit(tx, accountId);
          return limited ? refuse(limited) : succeed(answerOf(await insertAttachment(tx, { ...values, created })));
        });
      });
    },

    /** The bytes of a file that the person may read. */
    async getAttachment(caller: ReadingCaller, id: number): Promise<Found> {
      const [row] = await tenancy.withAccount(caller.account_id, (tx) => listReadable(tx, readerOf(caller), [id]));
      return readFile(row);
    },

    /** The bytes of a file that the console shows with a request or a ticket of the account. */
    async getDeskFile(accountId: number, id: number, use: DeskUse): Promise<Found> {
      return readFile(await tenancy.withAccount(accountId, (tx) => findUsed(tx, accountId, id, use)));
    },

    /** Those of the files that the person may read, and so may send with something of theirs. */
    async listUsable(tx: Tx, caller: ReadingCaller, ids: readonly number[]): Promise<Attachment[]> {
      return (await listReadable(tx, readerOf(caller), ids)).map(answerOf);
    },

    /** The account's attachments with these ids; others are left out. */
    async listAttachments(tx: Tx, accountId: number, ids: readonly number[]): Promise<Attachment[]> {
      return (await listAttachments(tx, accountId, ids)).map(answerOf);
    },
  };
}
