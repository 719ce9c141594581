import type { ContentType } from '@jarchi/domain/platforms/platforms.ts';

export const creativesFa = {
  media: { POST: 'رسانهٔ پست', STORY: 'رسانهٔ استوری', PIN: 'عکس آگهی', IN_CHANNEL: 'عکس آگهی' } as const satisfies Record<
    ContentType,
    string
  >,
  sampleMedia: 'نمونهٔ رسانه',
  optional: 'اختیاری',
  oneFile: 'یک عکس یا ویدئو',
  oneImage: 'یک عکس',
  slides: (limit: string) => `تا ${limit} اسلاید`,
  files: (limit: string) => `تا ${limit} فایل`,
  guide: 'فایل راهنما',
  chooseTemplate: 'انتخاب از قالب‌ها',
  preview: 'پیش‌نمایش زنده',
  showPreview: 'دیدن پیش‌نمایش',
  uploadsLeft: (count: string) => `${count} فایل هنوز بارگذاری نشده است؛ تا پایان بماند یا آن را بردارید.`,
  warnings: (count: string) => `${count} هشدار؛ مانع ادامه نیست.`,
} as const;
