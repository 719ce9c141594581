import type { ContentType, MediaType } from '#platforms/platforms.ts';

/** The unit of file sizes. */
const SIZE_UNIT_BYTES = 1_048_576;

export interface MediaFileFacts {
  readonly type: string;
  readonly size: number;
  readonly width: number;
  readonly height: number;
  /** Seconds; null for images. */
  readonly duration: number | null;
}

export const IMAGE_TYPES = ['image/jpeg', 'image/gif', 'image/png'] as const;
export const VIDEO_TYPES = ['video/mp4', 'video/quicktime'] as const;

export interface MediaLimits {
  readonly imageBytes: number;
  readonly videoBytes: number;
  /** Longest video in seconds. */
  readonly videoSeconds: number;
  /** Recommended width ÷ height. */
  readonly recommendedRatio: { readonly from: number; readonly to: number } | null;
}

/** What a platform takes in a format. No video is longer than ten minutes. */
export function mediaLimitsOf(media_type: MediaType, content_type: ContentType): MediaLimits {
  const instagram = media_type === 'INSTAGRAM';
  return {
    imageBytes: 10 * SIZE_UNIT_BYTES,
    videoBytes: (instagram ? 200 : 100) * SIZE_UNIT_BYTES,
    videoSeconds: instagram && content_type === 'STORY' ? 60 : 600,
    recommendedRatio: instagram ? (content_type === 'STORY' ? { from: 0.5, to: 0.75 } : { from: 0.75, to: 1.333 }) : null,
  };
}

export type MediaIssue =
  | { readonly code: 'file_type_not_allowed'; readonly type: string }
  | { readonly code: 'file_too_large'; readonly limit_bytes: number; readonly size: number }
  | {
      readonly code: 'video_max_duration';
      readonly limit_seconds: number;
      readonly duration: number;
    }
  | {
      readonly code: 'file_dimensions_constraints';
      readonly width: number;
      readonly height: number;
    };

export type MediaWarning = {
  readonly code: 'ratio_below_recommended' | 'ratio_above_recommended';
  readonly ratio: number;
};

/** The sum of the sides and the ratio that any file must have. */
const SUM_MAX_PX = 10_000;
const RATIO_MIN = 0.05;
const RATIO_MAX = 20;

const isImage = (type: string): boolean => (IMAGE_TYPES as readonly string[]).includes(type);
const isVideo = (type: string): boolean => (VIDEO_TYPES as readonly string[]).includes(type);

/** Every reason why a file cannot be used, as codes with facts. Size in bytes, duration in seconds. */
export function checkMediaFile(file: MediaFileFacts, limits: MediaLimits): MediaIssue[] {
  if (!isImage(file.type) && !isVideo(file.type)) return [{ code: 'file_type_not_allowed', type: file.type }];
  const issues: MediaIssue[] = [];
  const limitBytes = isImage(file.type) ? limits.imageBytes : limits.videoBytes;
  if (file.size > limitBytes) issues.push({ code: 'file_too_large', limit_bytes: limitBytes, size: file.size });
  if (isVideo(file.type) && file.duration !== null && file.duration > limits.videoSeconds)
    issues.push({
      code: 'video_max_duration',
      limit_seconds: limits.videoSeconds,
      duration: file.duration,
    });
  const ratio = file.height > 0 ? file.width / file.height : 0;
  if (file.width + file.height > SUM_MAX_PX || file.width <= 0 || ratio < RATIO_MIN || ratio > RATIO_MAX)
    issues.push({ code: 'file_dimensions_constraints', width: file.width, height: file.height });
  return issues;
}

/** Whether the ratio lies outside the recommended range: shown, never blocking. */
export function warnMediaFile(file: Pick<MediaFileFacts, 'width' | 'height'>, limits: MediaLimits): MediaWarning[] {
  if (!limits.recommendedRatio || file.height <= 0) return [];
  const ratio = file.width / file.height;
  if (ratio < limits.recommendedRatio.from) return [{ code: 'ratio_below_recommended', ratio }];
  if (ratio > limits.recommendedRatio.to) return [{ code: 'ratio_above_recommended', ratio }];
  return [];
}
