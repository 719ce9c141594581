import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import type { CallAnswer, ParsedInput } from '@jarchi/contract/types.ts';
import { isVideoType } from '@jarchi/domain/media/media-types.ts';
import { THUMB_TYPE } from '@jarchi/domain/creatives/thumbs.ts';
import { TITLE_MAX, type DraftFile } from '@jarchi/domain/drafts/drafts.ts';
import { UTM_KEY_TEMPLATES, getUtmKeys } from '@jarchi/domain/platforms/utm/utm-template.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import type { FileAnswer } from '#infra/files/file-store.ts';
import { hashToken } from '#infra/crypto/credentials.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { utmKeyTemplateFa } from './creatives.fa.ts';
import { createIntake, type FindFile, type IntakeDeps, type IntakeRefusal, type UploadTarget } from './creatives.intake.ts';
import { templateTitle } from '#infra/files/file-names.ts';
import { findMediaDoorway, listMediaFiles, type MediaFileRecord } from './creatives.repository.ts';
import { insertTemplate, listTemplates, removeTemplate, type TemplateRecord } from './creatives.templates.repository.ts';
import { createThumbs, type PosterRefusal } from './creatives.thumbs.ts';

export interface CreativesDeps extends IntakeDeps {
  readonly bases: { readonly main: string };
}

type Template = CallAnswer<'creatives', 'uploadTemplate'>;
export type CreativesService = ReturnType<typeof createCreativesService>;

const CACHE_SECONDS = 86_400;
/** A file's small picture; documents, and films without a poster, have none. */
const findThumb = ({ thumb_key }: MediaFileRecord) => (thumb_key === null ? undefined : { key: thumb_key, type: THUMB_TYPE });
/** Types that a browser shows inside a page; others are offered as a download. */
const isShown = (type: string) => /^(?:image|video)\//.test(type);

/** Images and videos that advertisers upload, guides for publishers, and templates for later campaigns. */
export function createCreativesService(deps: CreativesDeps) {
  const { tenancy, clocks, files, bases } = deps;
  const takeFile = createIntake(deps);
  const thumbs = createThumbs(deps);

  function answerOf({ public_key, thumb_key, last_modified, rare_coding, ...row }: MediaFileRecord): DraftFile {
    const { id, name, type, size, width, height, duration } = row;
    const url = `${bases.main}/content/media/${public_key}/`;
    const hasPoster = isVideoType(type) && thumb_key !== null;
    const modified = last_modified && { last_modified: last_modified.toISOString() };
    const coded = rare_coding && { rare_coding };
    return { id, name, type, size, width, height, duration, url, ...(hasPoster && { has_poster: true }), ...modified, ...coded };
  }

  function templateOf({ id, title, media_type, content_type, created }: TemplateRecord, file: MediaFileRecord): Template {
    return { id, title, media_type, content_type, file: answerOf(file), created: created.toISOString() };
  }

  return {
    /** Inspects one file for a pair of platform and format, and stores it. */
    uploadMedia: (accountId: number, target: UploadTarget, findFile: FindFile): Promise<Result<DraftFile, IntakeRefusal>> =>
      takeFile(accountId, target, findFile, async (_tx, row) => answerOf(row)),

    /** Stores a file as a template; without a title, its name is that of its file. */
    uploadTemplate: (
      accountId: number,
      { title, ...pair }: ParsedInput<'creatives', 'uploadTemplate'>['query'],
      findFile: FindFile,
    ): Promise<Result<Template, IntakeRefusal>> =>
      takeFile(accountId, { ...pair, purpose: 'creative' }, findFile, async (tx, file) => {
        const named = templateTitle(title, file.name, TITLE_MAX);
        const row = await insertTemplate(tx, {
          account_id: accountId,
          ...pair,
          title: named,
          media_file_id: file.id,
          created: new Date(clocks.wall.now()),
        });
        return templateOf(row, file);
      }),

    /** The account's templates, newest first. */
    async listTemplates(
      accountId: number,
      query: ParsedInput<'creatives', 'listTemplates'>['query'],
    ): Promise<CallAnswer<'creatives', 'listTemplates'>> {
      const { count, rows } = await tenancy.withAccount(accountId, (tx) => listTemplates(tx, accountId, query));
      return { count, results: rows.map(({ template, file }) => templateOf(template, file)) };
    },

    /** Removes a template from the list; its file remains where a campaign uses it. */
    async deleteTemplate(accountId: number, id: number): Promise<Result<{ ok: true }, RefusalOf<'not_found'>>> {
      const isRemoved = await tenancy.withAccount(accountId, (tx) => removeTemplate(tx, accountId, id, new Date(clocks.wall.now())));
      return isRemoved ? succeed({ ok: true }) : refuse({ code: 'not_found' });
    },

    /** The sets of names that the parameters of a tagged link can have. */
    listUtmKeyTemplates: (): CallAnswer<'creatives', 'listUtmKeyTemplates'> => ({
      results: UTM_KEY_TEMPLATES.map((id) => ({ id, title_fa: utmKeyTemplateFa[id], keys: getUtmKeys(id) })),
    }),

    /** Stores a picture as a film's poster; replaces the former one. */
    async uploadPoster(accountId: number, id: number, findFile: FindFile): Promise<Result<DraftFile, PosterRefusal>> {
      const taken = await thumbs.takePoster(accountId, id, findFile);
      return taken.ok ? succeed(answerOf(taken.value)) : taken;
    },

    /** The bytes behind a public key, or of its small picture. */
    async getMedia(publicKey: string, size: 'full' | 'thumb' = 'full'): Promise<Result<FileAnswer, RefusalOf<'not_found'>>> {
      const door = await tenancy.withSystem((tx) => findMediaDoorway(tx, hashToken(publicKey)));
      if (!door) return refuse({ code: 'not_found' });
      const [row] = await tenancy.withAccount(door.account_id, (tx) => listMediaFiles(tx, door.account_id, [door.subject_id]));
      const wanted = row && (size === 'full' ? { key: row.storage_key, type: row.type } : findThumb(row));
      const stored = wanted && (await files.stat(wanted.key));
      if (!row || !wanted || !stored) return refuse({ code: 'not_found' });
      const { key, type } = wanted;
      return succeed({
        type,
        body: files.read(key),
        parts: { bytes: stored.bytes, read: (range) => files.read(key, range) },
        cacheSeconds: CACHE_SECONDS,
        ...(isShown(type) ? {} : { filename: row.name }),
      });
    },

    /** The account's files with these ids, as stored; files of other accounts are left out. */
    async listFiles(tx: Tx, accountId: number, ids: readonly number[]): Promise<DraftFile[]> {
      return ids.length === 0 ? [] : (await listMediaFiles(tx, accountId, ids)).map(answerOf);
    },
  };
}
