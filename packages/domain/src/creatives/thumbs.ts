import { isImageType, isVideoType } from '#media/media-types.ts';

/** The longer side of a small picture, in pixels; it is never larger than its file. */
export const THUMB_PX = 480;
export const THUMB_TYPE = 'image/webp';
/** The largest poster; the browser draws it small. */
export const POSTER_BYTES = 1_048_576;

export interface ThumbFile {
  readonly type: string;
  readonly url: string;
  /** A video with a poster. */
  readonly has_poster?: boolean | undefined;
}

/** The address of a file's small picture: every image has one, a video with a poster too, a document none. */
export function findThumbUrl({ type, url, has_poster }: ThumbFile): string | undefined {
  return isImageType(type) || (isVideoType(type) && has_poster === true) ? `${url}?size=thumb` : undefined;
}
