import type { CampaignType } from '@jarchi/domain/platforms/platforms.ts';

/** Words that stand on documents, as they are frozen in them. */
export const documentsFa = {
  charge: 'افزایش اعتبار حساب تبلیغات',
  placement: (format: string, platform: string, publisher: string) => `انتشار ${format} ${platform} در «${publisher}»`,
  bought: { REACH: '', INFLUENCE: '', CPM: 'بازدید', CPC: 'کلیک' } satisfies Record<CampaignType, string>,
  counted: (title: string, figure: string, unit: string) => `${title}، ${figure} ${unit}`,
  ceiling: (campaign: string) => `کمپین «${campaign}»`,
  service: (title: string) => `خدمت جانبی: ${title}`,
  refund: (publisher: string) => `بازگشت از «${publisher}»`,
  refundUnknown: 'بازگشت بخشی از مبلغ کمپین',
} as const;
