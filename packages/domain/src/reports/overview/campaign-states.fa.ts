import type { CampaignState } from '#campaigns/campaign-life.ts';

/** The states as pages and exported tables name them. */
export const campaignStateTitlesFa: Readonly<Record<CampaignState, string>> = {
  CREATION: 'در حال ساخت',
  CREATED: 'ساخته شده',
  NEGOTIATION: 'در حال مذاکره',
  AWAITING_APPROVAL: 'در انتظار تأیید',
  REJECTED: 'رد شده',
  ACCEPTED: 'تأیید شده',
  SCHEDULED: 'زمان‌بندی شده',
  TO_PAY: 'در انتظار پرداخت',
  PUBLISHING: 'در حال انتشار',
  INACTIVE: 'غیرفعال',
};
