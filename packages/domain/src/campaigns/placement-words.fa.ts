import type { OutReason, PlacementState } from './placements.ts';

/** What a placement's state is called, on screen and in exports alike. */
const placementWordsFa: Readonly<Record<PlacementState, string>> = {
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

/** Why a placement is out: shown instead of its state. */
export const outReasonWordsFa: Readonly<Record<OutReason, string>> = {
  declined: 'نپذیرفت',
  left_out: 'کنار گذاشته شد',
  offer_lapsed: 'پاسخی نرسید',
  content_lapsed: 'محتوا بی‌پاسخ ماند',
  delivery_lapsed: 'محتوا نرسید',
  content_refused: 'محتوا پذیرفته نشد',
  withdrawn: 'انصراف داد',
  not_live: 'منتشر نکرد',
  campaign_over: 'کمپین پایان یافت',
};

export interface PlacementOutcome {
  readonly state: PlacementState;
  /** Null of a placement that is in. */
  readonly out_reason: OutReason | null;
}

/** What is said of a placement: its state, or why it is out. */
export function placementTextFa({ state, out_reason }: PlacementOutcome): string {
  return out_reason === null ? placementWordsFa[state] : outReasonWordsFa[out_reason];
}
