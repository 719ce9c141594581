import { fileTypeFromBuffer } from 'file-type';
import { GUIDE_TYPES, type GuideType } from '@jarchi/domain/creatives/guide-files.ts';
import { isVideoType } from '@jarchi/domain/creatives/media-types.ts';
import { refuse, type Result, succeed } from '@jarchi/domain/result.ts';
import { BrokenFile, createPartReader, type ReadPart } from './formats/part-reader.ts';
import { checkWholePdf } from './formats/pdf-file.ts';
import { readMp4Info } from './mp4-info.ts';

export interface MediaInfo {
  readonly type: GuideType;
  /** As it is shown; 0 for documents. */
  readonly width: number;
  readonly height: number;
  /** Seconds; null for all but videos. */
  readonly duration: number | null;
}

/** What file-type needs to tell every kind that it knows. */
const MAGIC_BYTES = 4100;

/** What an uploaded file is, by its first bytes: its name and the browser's word for it are not asked. */
export async function findFileType(
  read: ReadPart,
  sizeBytes: number,
): Promise<Result<GuideType, { readonly code: 'file_type_not_allowed'; readonly type: string }>> {
  const found = await fileTypeFromBuffer(await read(0, Math.min(MAGIC_BYTES, sizeBytes))).catch(() => undefined);
  const type = GUIDE_TYPES.find((candidate) => candidate === found?.mime);
  return type ? succeed(type) : refuse({ code: 'file_type_not_allowed', type: found?.mime ?? 'unknown' });
}

/**
 * What a film or a document says of itself, walked to its very end. Holds a window of the file at a time, and looks at so many places
 * at most. Throws BrokenFile when it is not whole. Pictures are decoded instead (`pictures/picture.ts`).
 */
export async function readMediaInfo(type: GuideType, read: ReadPart, sizeBytes: number): Promise<MediaInfo> {
  const file = createPartReader(read, sizeBytes);
  if (isVideoType(type)) return { type, ...(await readMp4Info(file)) };
  await checkWholePdf(file);
  return { type, width: 0, height: 0, duration: null };
}

/** A file that is not whole is a refusal; what the disk throws is an outage and passes through. */
export async function orFileBroken<T, E>(look: () => Promise<Result<T, E>>): Promise<Result<T, E | { readonly code: 'file_broken' }>> {
  try {
    return await look();
  } catch (error) {
    if (error instanceof BrokenFile) return refuse({ code: 'file_broken' });
    throw error;
  }
}
