import { fileTypeFromBuffer } from 'file-type';
import { GUIDE_TYPES, type GuideType } from '@jarchi/domain/creatives/guide-files.ts';
import { refuse, type Result, succeed } from '@jarchi/domain/result.ts';
import { checkWholeGif, readGifSize } from './formats/gif-file.ts';
import { checkWholeJpeg, readJpegSize } from './formats/jpeg-file.ts';
import { BrokenFile, createPartReader, type PartReader, type ReadPart } from './formats/part-reader.ts';
import { checkWholePdf } from './formats/pdf-file.ts';
import { checkWholePng, readPngHead } from './formats/png-file.ts';
import { readMp4Info } from './mp4-info.ts';

export interface MediaInfo {
  readonly type: GuideType;
  /** As it is shown; 0 for documents. */
  readonly width: number;
  readonly height: number;
  /** Seconds; null for all but videos. */
  readonly duration: number | null;
}

export type MediaInfoRefusal = { readonly code: 'file_type_not_allowed'; readonly type: string } | { readonly code: 'file_broken' };

/** What file-type needs to tell every kind that it knows. */
const MAGIC_BYTES = 4100;

/**
 * What an uploaded file is, by its content: its name and the browser's word for it are not asked.
 * Holds a window of the file at a time, and looks at so many places at most.
 */
export async function readMediaInfo(read: ReadPart, sizeBytes: number): Promise<Result<MediaInfo, MediaInfoRefusal>> {
  const found = await fileTypeFromBuffer(await read(0, Math.min(MAGIC_BYTES, sizeBytes))).catch(() => undefined);
  const type = GUIDE_TYPES.find((candidate) => candidate === found?.mime);
  if (!type) return refuse({ code: 'file_type_not_allowed', type: found?.mime ?? 'unknown' });
  return orBroken(async () => ({ type, ...(await readFacts(type, createPartReader(read, sizeBytes))) }));
}

/** Whether a file reaches its own end and holds what its head promises. A video was walked to its end by `readMediaInfo`. */
export async function checkWholeFile(type: GuideType, read: ReadPart, sizeBytes: number): Promise<Result<null, MediaInfoRefusal>> {
  return orBroken(async () => {
    const file = createPartReader(read, sizeBytes);
    if (type === 'image/png') await checkWholePng(file);
    if (type === 'image/gif') await checkWholeGif(file);
    if (type === 'image/jpeg') await checkWholeJpeg(file);
    if (type === 'application/pdf') await checkWholePdf(file);
    return null;
  });
}

async function readFacts(type: GuideType, file: PartReader): Promise<Omit<MediaInfo, 'type'>> {
  switch (type) {
    case 'video/mp4':
    case 'video/quicktime':
      return readMp4Info(file);
    case 'application/pdf':
      return { width: 0, height: 0, duration: null };
    case 'image/png': {
      const { width, height } = await readPngHead(file);
      return { width, height, duration: null };
    }
    case 'image/gif':
      return { ...(await readGifSize(file)), duration: null };
    case 'image/jpeg':
      return { ...(await readJpegSize(file)), duration: null };
  }
}

/** What the disk throws is an outage and passes through. */
async function orBroken<T>(read: () => Promise<T>): Promise<Result<T, MediaInfoRefusal>> {
  try {
    return succeed(await read());
  } catch (error) {
    if (error instanceof BrokenFile) return refuse({ code: 'file_broken' });
    throw error;
  }
}
