import type { PlacementState } from './placements.ts';

/** What a placement's state is called, on screen and in exports alike. */
export const placementWordsFa: Readonly<Record<PlacementState, string>> = {
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
};
