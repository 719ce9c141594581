import { channelNamesFa } from '@jarchi/domain/channels/channel-names.fa.ts';
import { named } from './message-words.fa.ts';
import type { NoticeFacts } from '../notifications.kinds.ts';

type ChannelKind = 'channel_linked' | 'channel_unlinked';
type Words = { readonly [K in ChannelKind]: (facts: NoticeFacts[K]) => { readonly title: string; readonly description: string } };

/** The text of each kind of message about a person's own channels. */
export const channelNoticesFa: Words = {
  channel_linked: ({ channel, name }) => ({
    title: `${channelNamesFa[channel]} وصل شد`,
    description: `از این پس اعلان‌ها به ${named(name)} هم می‌روند. اگر کار شما نبود، آن را در پروفایل قطع کنید.`,
  }),
  channel_unlinked: ({ channel, name, cause }) => ({
    title: `${channelNamesFa[channel]} قطع شد`,
    description:
      cause === 'gone'
        ? `${named(name)} دیگر پیامی از ما نمی‌پذیرد و قطع شد. هر وقت بخواهید می‌توانید دوباره وصل کنید.`
        : `${named(name)} به درخواست شما قطع شد و دیگر اعلانی به آن نمی‌رود.`,
  }),
};
