import { fileTypeFromBuffer } from 'file-type';
import { GUIDE_TYPES, type GuideType } from '@jarchi/domain/creatives/guide-files.ts';
import { isVideoType } from '@jarchi/domain/media/media-types.ts';
import type { RareCoding } from '@jarchi/domain/media/rare-codings.ts';
import { refuse, type Result, succeed } from '@jarchi/domain/result.ts';
import { BrokenFile, createPartReader, type ReadPart } from './formats/part-reader.ts';
import { checkWholePdf } from './formats/pdf-file.ts';
import { readMp4Info } from './films/mp4-info.ts';

export interface MediaInfo {
  readonly type: GuideType;
  /** As shown; 0 for documents. */
  readonly width: number;
  readonly height: number;
  /** Seconds; null unless it is a video. */
  readonly duration: number | null;
  /** Of a video that messengers do not play. */
  readonly rare_coding: RareCoding | null;
}

/** The number of bytes that file-type needs for all types that it knows. */
const MAGIC_BYTES = 4100;

/** Before the pixels; real files have a few dozen. */
const PNG_CHUNKS_MAX = 1000;

/** The type of an uploaded file, by its first bytes; its name and the browser's type are ignored. */
export async function findFileType(
  read: ReadPart,
  sizeBytes: number,
): Promise<Result<GuideType, { readonly code: 'file_type_not_allowed'; readonly type: string }>> {
  const found = await fileTypeFromBuffer(await read(0, Math.min(MAGIC_BYTES, sizeBytes))).catch(() => undefined);
  const type = GUIDE_TYPES.find((candidate) => candidate === found?.mime);
  if (type === 'image/png' && (await isAnimatedPng(read, sizeBytes))) return refuse({ code: 'file_type_not_allowed', type: 'image/apng' });
  return type ? succeed(type) : refuse({ code: 'file_type_not_allowed', type: found?.mime ?? 'unknown' });
}

/** An animation is told before the pixels, but large notes may come before both; file-type looks at the first bytes only. */
async function isAnimatedPng(read: ReadPart, sizeBytes: number): Promise<boolean> {
  const file = createPartReader(read, sizeBytes);
  let at = 8;
  for (let chunks = 0; chunks < PNG_CHUNKS_MAX; chunks++) {
    const head = await file.upTo(at, 8);
    const kind = head.toString('latin1', 4, 8);
    if (head.length < 8 || kind === 'IDAT' || kind === 'acTL') return kind === 'acTL';
    at += 12 + head.readUInt32BE(0);
  }
  return false;
}

/**
 * Reads the facts of a film or a document, up to the end of the file. Holds one window of the file at a time, with a limit of looks. Throws
 * BrokenFile when the file is not whole. Pictures are decoded instead (`pictures/picture.ts`).
 */
export async function readMediaInfo(type: GuideType, read: ReadPart, sizeBytes: number): Promise<MediaInfo> {
  const file = createPartReader(read, sizeBytes);
  if (isVideoType(type)) return { type, ...(await readMp4Info(file)) };
  await checkWholePdf(file);
  return { type, width: 0, height: 0, duration: null, rare_coding: null };
}

/** Turns a BrokenFile into a refusal; an error of the disk is an outage and passes through. */
export async function orFileBroken<T, E>(read: () => Promise<Result<T, E>>): Promise<Result<T, E | { readonly code: 'file_broken' }>> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof BrokenFile) return refuse({ code: 'file_broken' });
    throw error;
  }
}
