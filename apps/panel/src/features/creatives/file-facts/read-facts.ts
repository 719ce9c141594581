import type { MediaFileFacts } from '@jarchi/domain/creatives/media-files.ts';
import { isImageType, isVideoType } from '@jarchi/domain/media/media-types.ts';
import { THUMB_PX } from '@jarchi/domain/creatives/thumbs.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import { HEAD_BYTES, typeOfBytes } from './file-type.ts';

export interface ReadFile {
  readonly facts: MediaFileFacts;
  /** A data: URL of a video's first frame; null for other files, and where the browser cannot draw it. */
  readonly poster: string | null;
}
export type ReadIssue = { readonly code: 'file_broken' };

/** Some browsers never report an unknown codec; then the server reads the video. */
const VIDEO_WAIT_MS = 8_000;

/** Reads type, size, dimensions and duration of a chosen file in the browser, so that a bad file is not sent. */
export async function readFacts(file: File, url: string): Promise<Result<ReadFile, ReadIssue>> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const type = typeOfBytes(head) ?? 'application/octet-stream';
  const plain = { facts: { type, size: file.size, width: 0, height: 0, duration: null }, poster: null };
  if (isVideoType(type)) return readVideo(plain.facts, url);
  if (!isImageType(type)) return succeed(plain);
  try {
    const bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    bitmap.close();
    return succeed({ facts: { ...plain.facts, width, height }, poster: null });
  } catch {
    return refuse({ code: 'file_broken' });
  }
}

/** The browser cannot play every valid video: the server judges the sides and duration of the others. */
const UNREAD = { width: 1, height: 1, duration: null } as const;

async function readVideo(facts: MediaFileFacts, url: string): Promise<Result<ReadFile, ReadIssue>> {
  const video = document.createElement('video');
  video.muted = true;
  video.preload = 'auto';
  video.playsInline = true;
  try {
    if (!(await happens(video, 'loadedmetadata', () => (video.src = url))))
      return succeed({ facts: { ...facts, ...UNREAD }, poster: null });
    const { videoWidth: width, videoHeight: height, duration } = video;
    if (width === 0) return succeed({ facts: { ...facts, ...UNREAD }, poster: null });
    const isDrawable = await happens(video, 'seeked', () => (video.currentTime = Math.min(0.1, duration / 2)));
    const length = Number.isFinite(duration) ? duration : null;
    return succeed({ facts: { ...facts, width, height, duration: length }, poster: isDrawable ? draw(video) : null });
  } finally {
    video.removeAttribute('src');
    video.load();
  }
}

function happens(video: HTMLVideoElement, event: 'loadedmetadata' | 'seeked', act: () => void): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (answer: boolean) => {
      clearTimeout(timer);
      video.onerror = null;
      resolve(answer);
    };
    const timer = setTimeout(() => end(false), VIDEO_WAIT_MS);
    video.addEventListener(event, () => end(true), { once: true });
    video.onerror = () => end(false);
    act();
  });
}

function draw(video: HTMLVideoElement): string | null {
  const scale = Math.min(1, THUMB_PX / Math.max(video.videoWidth, video.videoHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(video.videoWidth * scale));
  canvas.height = Math.max(1, Math.round(video.videoHeight * scale));
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  pen.drawImage(video, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', 0.8);
}
