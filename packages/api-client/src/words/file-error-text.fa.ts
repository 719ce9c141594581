import type { creativeRefusals } from '@jarchi/contract/refusals/campaigns.ts';
import { isVideoType } from '@jarchi/domain/creatives/media-types.ts';
import { describeUntakenPicture } from '@jarchi/domain/creatives/untaken-pictures.fa.ts';
import { figure, waitText, type Texts } from './common-error-text.fa.ts';

const BYTES_PER_MEGABYTE = 1024 * 1024;

/** Of the calls that take a file. */
export const fileTexts: Texts<keyof typeof creativeRefusals> = {
  file_missing: () => 'فایلی فرستاده نشد. فایلی برگزینید.',
  file_type_not_allowed: ({ type }) =>
    describeUntakenPicture(type) ??
    (isVideoType(type) ? 'این‌جا ویدئو پذیرفته نمی‌شود. یک عکس برگزینید.' : 'این نوع فایل پذیرفته نمی‌شود. عکس یا ویدئوی سالم برگزینید.'),
  file_too_large: ({ limit_bytes }) => `حجم فایل بیش از اندازه است. حداکثر ${figure(limit_bytes / BYTES_PER_MEGABYTE)} مگابایت.`,
  file_broken: () => 'فایل خوانده نشد. شاید آسیب دیده است؛ فایل دیگری برگزینید.',
  video_max_duration: ({ limit_seconds }) => `ویدئو بلندتر از اندازه است. حداکثر ${waitText(limit_seconds)}.`,
  file_dimensions_constraints: ({ width, height }) => `ابعاد تصویر (${figure(width)} در ${figure(height)}) پذیرفته نمی‌شود.`,
};
