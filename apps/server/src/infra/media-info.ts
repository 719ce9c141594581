import { fileTypeFromBuffer } from 'file-type';
import { imageSize } from 'image-size';
import { IMAGE_TYPES, VIDEO_TYPES } from '@jarchi/domain/creatives/media-types.ts';
import { refuse, type Result, succeed } from '@jarchi/domain/result.ts';
import { type ReadPart, readMp4Info } from './mp4-info.ts';

export type MediaInfo = {
  readonly type: MediaType;
  readonly width: number;
  readonly height: number;
  /** Seconds; null for images. */
  readonly duration: number | null;
};

export type MediaType = (typeof IMAGE_TYPES)[number] | (typeof VIDEO_TYPES)[number];

export type MediaInfoRefusal = { readonly code: 'file_type_not_allowed'; readonly type: string } | { readonly code: 'file_broken' };

/** What file-type needs to tell every kind that it knows. */
const magicBytes = 4100;
/** A photograph's size stands behind its colour profile and preview. */
const imageHeadBytes = 1_048_576;

/**
 * What an uploaded file is, by its content: its name and the browser's word for it are not asked.
 * Reads the head of an image, and some hundred bytes of a video wherever they lie.
 */
export async function readMediaInfo(read: ReadPart, sizeBytes: number): Promise<Result<MediaInfo, MediaInfoRefusal>> {
  const found = await fileTypeFromBuffer(await read(0, Math.min(magicBytes, sizeBytes))).catch(() => undefined);
  const image = IMAGE_TYPES.find((type) => type === found?.mime);
  const video = VIDEO_TYPES.find((type) => type === found?.mime);
  try {
    if (image) return succeed(readImage(image, await read(0, Math.min(imageHeadBytes, sizeBytes))));
    if (video) return succeed({ type: video, ...(await readMp4Info(read, sizeBytes)) });
  } catch {
    // Both readers throw on content that is not what its first bytes say.
    return refuse({ code: 'file_broken' });
  }
  return refuse({ code: 'file_type_not_allowed', type: found?.mime ?? 'unknown' });
}

function readImage(type: MediaType, head: Uint8Array): MediaInfo {
  const { width, height, orientation = 1 } = imageSize(head);
  if (!width || !height) throw new Error('an image without size');
  // EXIF 5 to 8: the camera lay on its side.
  const isTurned = orientation >= 5;
  return { type, width: isTurned ? height : width, height: isTurned ? width : height, duration: null };
}
