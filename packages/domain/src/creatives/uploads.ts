/** What a form shows of a file that is read or sent. */
export const MEDIA_LOADING = { loading: 0, success: 1, fail: 2 } as const;
export type MediaLoadingState = (typeof MEDIA_LOADING)[keyof typeof MEDIA_LOADING];

/** A chosen file as the browser describes it. */
export interface UploadedMedia {
  /** Bytes. */
  readonly size: number;
  /** MIME. */
  readonly type: string;
  readonly name: string;
  /** Instant in ms. */
  readonly lastModified: number;
  /** Videos only; seconds and pixels. */
  readonly duration?: number;
  readonly width?: number;
  readonly height?: number;
}

/** A chosen file on its way. */
export interface MediaUpload {
  readonly file: UploadedMedia;
  readonly state: MediaLoadingState;
}

/** Whether a form may go on: no file is under way and none has failed. */
export function areUploadsDone(uploads: readonly MediaUpload[]): boolean {
  return uploads.every(({ state }) => state === MEDIA_LOADING.success);
}
