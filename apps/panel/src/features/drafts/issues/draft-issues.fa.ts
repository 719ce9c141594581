import type { DraftField } from '@jarchi/domain/drafts/drafts.ts';

/** Of fields that have words of their own while they are empty. */
export const requiredFa: Readonly<Partial<Record<DraftField, string>>> = {
  title: 'عنوان کمپین را بنویسید.',
  publish_period_start: 'روز شروع را برگزینید.',
  publish_period_end: 'روز پایان را برگزینید.',
  content_files: 'یک عکس بارگذاری کنید.',
  selectedPlans: 'دست‌کم یک ناشر برگزینید.',
};
