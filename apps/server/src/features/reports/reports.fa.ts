import type { PlacementState } from '@jarchi/domain/placements.ts';

/** Words of the exported report. */
export const reportsFa = {
  sheet: 'ناشران',
  filename: (title: string, stamp: string) => `گزارش ${title} ${stamp}.xlsx`,
  columns: ['ناشر', 'شناسه', 'وضعیت', 'دسترسی', 'بازدید', 'کلیک', 'هزینه (تومان)', 'هر هزار دسترسی (تومان)'],
  total: 'جمع',
  states: {
    offered: 'پیشنهاد شده',
    accepted: 'پذیرفته',
    declined: 'رد کرده',
    content_pending: 'در انتظار محتوا',
    content_confirmed: 'محتوا تأیید شد',
    scheduled: 'زمان‌بندی شده',
    live: 'منتشر است',
    ended: 'پایان یافت',
    cut_short: 'زودتر برداشته شد',
    failed: 'ناموفق',
  } satisfies Record<PlacementState, string>,
} as const;
