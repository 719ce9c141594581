import type { Channel } from './channels.ts';

export const channelNamesFa: Readonly<Record<Channel, string>> = {
  sms: 'پیامک',
  bale: 'ربات بله',
  telegram: 'ربات تلگرام',
  email: 'ایمیل',
  push: 'اعلان مرورگر',
};
