import type { channelRefusals } from '@jarchi/contract/refusals/channels.ts';
import { channelNamesFa } from '@jarchi/domain/channels/channel-names.fa.ts';
import { figure, type Texts } from '../text-parts.fa.ts';

const failures = {
  busy: 'اکنون پاسخ نمی‌دهد. چند دقیقهٔ دیگر دوباره بیازمایید.',
  refused: 'پیام را نپذیرفت. نشانی را در پروفایل ببینید.',
  gone: 'دیگر پیامی از ما نمی‌پذیرد. پیوند را قطع و دوباره برقرار کنید.',
  unclear: 'پاسخی نداد و روشن نیست پیام رسیده باشد. اگر نرسید، دوباره بیازمایید.',
} as const;

export const channelTexts: Texts<keyof typeof channelRefusals> = {
  channel_off: ({ channel }) => `${channelNamesFa[channel]} در این پنل برپا نیست.`,
  channel_unlinked: ({ channel }) => `${channelNamesFa[channel]} شما هنوز وصل یا تأیید نشده است.`,
  channel_failed: ({ channel, outcome }) => `${channelNamesFa[channel]} ${failures[outcome]}`,
  push_host_unknown: () => 'اعلان این مرورگر شناخته نیست و وصل نشد. مرورگر دیگری را بیازمایید.',
  channels_full: ({ limit }) => `تا ${figure(limit)} مرورگر را می‌توان وصل کرد. نخست یکی را قطع کنید.`,
  digest_in_quiet: () => 'ساعت خلاصهٔ روزانه در ساعت‌های سکوت است. یکی از آن‌ها را تغییر دهید.',
};
