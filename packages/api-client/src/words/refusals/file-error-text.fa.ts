import type { creativeRefusals, workbookRefusals } from '@jarchi/contract/refusals/campaigns.ts';
import type { NotWorkbook } from '@jarchi/domain/publishers/workbook-formats.ts';
import { isVideoType } from '@jarchi/domain/media/media-types.ts';
import { describeUntakenPicture } from '@jarchi/domain/media/untaken-pictures.fa.ts';
import { figure, waitText, type Texts } from '../text-parts.fa.ts';

const saveAgain = 'آن را در اکسل باز کنید، با «Save As» در قالب xlsx ذخیره کنید و فایل تازه را بفرستید.';

const notWorkbookTexts: Readonly<Record<NotWorkbook, string>> = {
  csv: `این فایل متن ساده (CSV) است، نه فایل اکسل. ${saveAgain}`,
  html: `این فایل صفحهٔ وب (HTML) است که نام فایل اکسل گرفته است. ${saveAgain}`,
  xml: `این فایل XML است، نه فایل اکسل. ${saveAgain}`,
  pdf: 'این فایل PDF است، نه فایل اکسل. خروجی اکسل همین صفحه را ویرایش کنید و بفرستید.',
  xlsb: `این فایل اکسل دودویی (xlsb) است که خوانده نمی‌شود. ${saveAgain}`,
  ods: 'این فایل OpenDocument (ods) است که خوانده نمی‌شود. آن را با «Save As» در قالب xlsx ذخیره کنید و فایل تازه را بفرستید.',
  zip: 'این فایل بستهٔ فشرده (zip) است، نه فایل اکسل. اگر فایل اکسل در آن است، بیرونش بیاورید و همان را بفرستید.',
  other: 'این فایل، فایل اکسل نیست. خروجی اکسل همین صفحه را ویرایش کنید و بفرستید.',
};

export const workbookTexts: Texts<keyof typeof workbookRefusals> = {
  workbook_broken: () => 'فایل اکسل خراب یا نیمه‌کاره است. آن را در اکسل باز و دوباره ذخیره کنید، یا خروجی همین صفحه را از نو بگیرید.',
  workbook_protected: () =>
    'این فایل با گذرواژه باز می‌شود. در اکسل از File ← Info ← Protect Workbook ← Encrypt with Password گذرواژه را پاک کنید، ذخیره کنید و دوباره بفرستید.',
  workbook_old_format: () => `این فایل در قالب قدیمی اکسل (xls) است. ${saveAgain}`,
  not_workbook: ({ format }) => notWorkbookTexts[format],
  sheet_hidden: ({ sheet }) =>
    `ستون‌های «انتخاب» و «شناسه» تنها در برگهٔ پنهان «${sheet}» هست و برگهٔ پنهان خوانده نمی‌شود. در اکسل آن را با Unhide آشکار کنید و دوباره بفرستید.`,
  rows_too_many: ({ limit }) => `ردیف‌های فایل بیش از اندازه است. حداکثر ${figure(limit)} ردیف.`,
  columns_missing: ({ columns }) =>
    `ستون ${columns.map((column) => `«${column}»`).join('، ')} در فایل نیست. خروجی همین صفحه را ویرایش کنید.`,
};

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
