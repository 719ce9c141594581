import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import type { Upload } from '@jarchi/client-state/uploads/uploads.ts';
import { useUploads } from '@jarchi/client-state/uploads/useUploads.ts';
import type { MediaFileFacts } from '@jarchi/domain/creatives/media-files.ts';
import type { DraftFile } from '@jarchi/domain/drafts/drafts.ts';
import type { ContentType, MediaType } from '@jarchi/domain/platforms/platforms.ts';
import { addPoster } from '#data/creatives/add-poster.ts';
import { uploadFile } from '#data/creatives/uploads.ts';
import { uploadFa as fa } from './upload.fa.ts';
import { readFacts } from '#features/creatives/file-facts/read-facts.ts';

export interface UploadTarget {
  readonly media_type: MediaType;
  readonly content_type: ContentType;
  readonly purpose: 'creative' | 'guide';
  /** The draft and field. */
  readonly field: string;
  check(facts: MediaFileFacts): readonly string[];
  onStored(file: DraftFile): void;
}

interface Details {
  readonly type: string;
  /** A data: URL of a film's first frame. */
  readonly poster: string | null;
}

export type MediaUpload = Upload<Details>;

/** The uploads of one field of one draft, while the page is open. */
export function useMediaUploads({ media_type, content_type, purpose, field, check, onStored }: UploadTarget) {
  return useUploads<DraftFile, Details>({
    field,
    hasPicture: true,
    async check(file, url) {
      const read = await readFacts(file, url);
      if (!read.ok) return { errors: [fa.broken] };
      const { facts, poster } = read.value;
      return { errors: check(facts), details: { type: facts.type, poster } };
    },
    async send({ file, details }, signal, onProgress) {
      const stored = await uploadFile({ media_type, content_type, purpose }, file, { signal, onProgress });
      return addPoster(stored, details?.poster ?? null, signal);
    },
    failureText: errorText,
    onStored,
  });
}
