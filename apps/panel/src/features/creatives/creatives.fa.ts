import type { MediaIssue, MediaWarning } from '@jarchi/domain/creatives/media-files.ts';
import type { ContentType } from '@jarchi/domain/platforms/platforms.ts';

type Code = MediaIssue['code'];
type IssueTexts = {
  readonly [C in Code]: (
    issue: Extract<MediaIssue, { readonly code: C }>,
    format: { number(n: number): string; bytes(n: number): string },
  ) => string;
};

const issues: IssueTexts = {
  file_type_not_allowed: () => 'این فایل عکس نیست. فایل JPG، PNG یا GIF برگزینید.',
  file_too_large: ({ size, limit_bytes }, { bytes }) => `حجم این فایل ${bytes(size)} است؛ بیشترین حجم عکس ${bytes(limit_bytes)} است.`,
  video_max_duration: ({ limit_seconds }, { number }) => `ویدئو بلندتر از ${number(limit_seconds)} ثانیه است.`,
  file_dimensions_constraints: ({ width, height }, { number }) =>
    `ابعاد ${number(width)} در ${number(height)} پذیرفته نمی‌شود؛ جمع دو ضلع تا ۱۰٬۰۰۰ پیکسل و نسبت آن‌ها میان ۱ به ۲۰ و ۲۰ به ۱ باشد.`,
};

const warnings: Record<MediaWarning['code'], string> = {
  ratio_below_recommended: 'نسبت تصویر کمتر از بازهٔ پیشنهادی است؛ کنار تصویر خالی می‌ماند.',
  ratio_above_recommended: 'نسبت تصویر بیشتر از بازهٔ پیشنهادی است؛ لبه‌ها بریده می‌شود.',
};

export const creativesFa = {
  issues,
  warnings,
  broken: 'این فایل باز نمی‌شود. شاید نیمه‌کاره یا خراب باشد؛ فایل دیگری برگزینید.',
  onlyOne: 'یک فایل کافی است؛ نخستین فایل برداشته شد.',
  storyMedia: 'رسانهٔ استوری',
  postMedia: 'رسانهٔ پست',
  oneImage: 'یک عکس',
  dropHere: 'فایل را این‌جا رها کنید یا ',
  choose: 'انتخاب کنید',
  limits: (size: string) => `عکس تا ${size}، JPG یا PNG یا GIF`,
  ratio: (ratio: string) => ` · نسبت پیشنهادی ${ratio}`,
  ratios: { POST: '۳:۴ تا ۴:۳', STORY: '۱:۲ تا ۳:۴', PIN: '۱:۱', IN_CHANNEL: '۳۰:۱۹' } as const satisfies Record<ContentType, string>,
  dot: ' · ',
  dimensions: (width: string, height: string) => `${width} در ${height}`,
  remove: 'برداشتن فایل',
  cancel: 'لغو بارگذاری',
  retry: 'تلاش دوباره',
  checking: 'در حال بررسی فایل…',
  uploading: (sent: string, total: string) => `${sent} از ${total}`,
  uploadProgress: 'بارگذاری',
  landing: 'پیوند',
  caption: 'متن',
  captionHint: 'متنی که ناشر همراه استوری می‌نویسد؛ می‌تواند خالی بماند.',
  captionExample: 'مثلاً منوی پاییزی رسید',
  link: 'نشانی صفحهٔ فرود',
  linkHint: 'خالی یعنی استوری پیوند ندارد.',
  preview: 'پیش‌نمایش زنده',
  previewNote: 'نام و تصویر ناشر نمونه است. برش نهایی را هر پلتفرم تعیین می‌کند.',
  sampleUser: 'publisher.name',
  paidWith: 'همکاری پولی',
  clock: '۹:۴۱',
  noMedia: 'عکس شما این‌جا دیده می‌شود',
  openLink: 'دیدن پیوند',
  showPreview: 'دیدن پیش‌نمایش',
  storyAlt: 'عکس استوری',
} as const;
