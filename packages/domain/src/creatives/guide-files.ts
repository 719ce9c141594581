import { checkMediaFile, type MediaFileFacts, type MediaIssue } from './media-files.ts';
import { GENERIC_MEDIA_LIMITS, type MediaLimits } from './media-limits.ts';
import { IMAGE_TYPES, VIDEO_TYPES } from '#media/media-types.ts';

/** The file types of a brief's guide, by MIME: pictures, videos, a document. */
export const GUIDE_TYPES = [...IMAGE_TYPES, ...VIDEO_TYPES, 'application/pdf'] as const;
export type GuideType = (typeof GUIDE_TYPES)[number];

/** A document may be as large as an image without platform limits. */
export const GUIDE_DOCUMENT_BYTES = GENERIC_MEDIA_LIMITS.imageBytes;

/** Every reason why a file cannot be the guide of a brief. A document has no sides: its width and height are 0. */
export function checkGuideFile(file: MediaFileFacts, limits: MediaLimits): MediaIssue[] {
  if (file.type !== 'application/pdf') return checkMediaFile(file, limits);
  const { size } = file;
  return size > GUIDE_DOCUMENT_BYTES ? [{ code: 'file_too_large', limit_bytes: GUIDE_DOCUMENT_BYTES, size }] : [];
}
