import type { IssueOf, WarningOf } from '#validation/issues.ts';
import type { MediaLimits } from './media-limits.ts';
import { isImageType, isVideoType } from '#media/media-types.ts';
import type { RareCoding } from '#media/rare-codings.ts';

export interface MediaFileFacts {
  readonly type: string;
  readonly size: number;
  readonly width: number;
  readonly height: number;
  /** Seconds; null for images. */
  readonly duration: number | null;
}

type Sides = Pick<MediaFileFacts, 'width' | 'height'>;

export type MediaIssue = IssueOf<'file_type_not_allowed' | 'file_too_large' | 'video_max_duration' | 'file_dimensions_constraints'>;
export type MediaWarning = WarningOf<'ratio_below_recommended' | 'ratio_above_recommended' | 'video_rarely_played'>;

/** The largest sum of width and height, and how many times longer one side may be than the other, both included. */
const SUM_MAX_PX = 10_000;
const RATIO_MAX = 20;

/** Every reason why a file cannot be used, as codes with facts. Size in bytes, duration in seconds. */
export function checkMediaFile(file: MediaFileFacts, limits: MediaLimits): MediaIssue[] {
  const isTaken = isImageType(file.type) || (isVideoType(file.type) && limits.areVideosTaken);
  if (!isTaken) return [{ code: 'file_type_not_allowed', type: file.type }];
  return [...checkSize(file, limits), ...checkDuration(file, limits.videoSeconds), ...checkDimensions(file)];
}

function checkSize({ type, size }: MediaFileFacts, limits: MediaLimits): MediaIssue[] {
  const limit_bytes = isImageType(type) ? limits.imageBytes : limits.videoBytes;
  return size > limit_bytes ? [{ code: 'file_too_large', limit_bytes, size }] : [];
}

/** Files other than videos pass, and so does a video of unknown length. */
function checkDuration({ type, duration }: MediaFileFacts, limit_seconds: number): MediaIssue[] {
  const isOver = isVideoType(type) && duration !== null && duration > limit_seconds;
  return isOver ? [{ code: 'video_max_duration', limit_seconds, duration }] : [];
}

/** Width to height from 0.05 to 20, compared in whole numbers. */
function checkDimensions({ width, height }: Sides): MediaIssue[] {
  const isDrawn = width > 0 && height > 0 && width + height <= SUM_MAX_PX;
  const isInShape = height <= RATIO_MAX * width && width <= RATIO_MAX * height;
  return isDrawn && isInShape ? [] : [{ code: 'file_dimensions_constraints', width, height }];
}

/** Warns of a ratio outside the recommended range, and of a film that messengers do not play; a warning never blocks. */
export function warnMediaFile(
  { rare_coding, ...sides }: Sides & { readonly rare_coding?: RareCoding | undefined },
  limits: Pick<MediaLimits, 'recommendedRatio'>,
): MediaWarning[] {
  const coded: MediaWarning[] = rare_coding === undefined ? [] : [{ code: 'video_rarely_played', coding: rare_coding }];
  return [...coded, ...warnRatio(sides, limits)];
}

function warnRatio({ width, height }: Sides, { recommendedRatio }: Pick<MediaLimits, 'recommendedRatio'>): MediaWarning[] {
  if (!recommendedRatio || height <= 0) return [];
  const ratio = width / height;
  if (ratio < recommendedRatio.from) return [{ code: 'ratio_below_recommended', ratio }];
  return ratio > recommendedRatio.to ? [{ code: 'ratio_above_recommended', ratio }] : [];
}
