import { channelNamesFa } from '@jarchi/domain/channels/channel-names.fa.ts';
import type { Channel } from '@jarchi/domain/channels/channels.ts';
import { toPersianDigits } from '@jarchi/domain/text/digits.ts';

interface Line {
  readonly title: string;
  readonly account: string;
}

const figure = (count: number) => toPersianDigits(String(count));

/** Texts that people read outside of the panel. */
export const channelsFa = {
  ofAccount: (title: string) => `حساب «${title}»`,
  digest: (count: number) => `خلاصهٔ امروز: ${figure(count)} اعلان`,
  digestLines: (lines: readonly Line[], most: number) =>
    [
      ...lines.slice(0, most).map(({ title, account }) => `• ${title} («${account}»)`),
      ...(lines.length > most ? [`و ${figure(lines.length - most)} اعلان دیگر در پنل`] : []),
    ].join('\n'),
  test: (channel: Channel) => ({
    title: 'پیام آزمایشی',
    text: `${channelNamesFa[channel]} درست کار می‌کند. اعلان‌هایی که در پروفایل خود انتخاب کرده‌اید به همین‌جا می‌آیند.`,
  }),
  answers: {
    linked: (account: string) =>
      `وصل شد. اعلان‌های حساب «${account}» از این پس به این‌جا هم می‌آید. برای قطع، /stop را بفرستید یا از پروفایل خود در پنل کمک بگیرید.`,
    badCode: 'این کد شناخته نشد یا مهلت آن گذشته است. در پنل، از پروفایل بخش «اعلان‌ها»، کد تازه‌ای بگیرید.',
    stopped: 'قطع شد. دیگر اعلانی به این‌جا نمی‌آید. هر وقت خواستید، از پنل دوباره وصل کنید.',
    notLinked: 'این گفتگو به حسابی وصل نیست. از پروفایل خود در پنل، بخش «اعلان‌ها»، آن را وصل کنید.',
    help: 'این ربات اعلان‌های پنل را می‌فرستد. برای وصل کردن، کد پنل را بفرستید و برای قطع، /stop را.',
  },
  testBot: {
    title: (name: string) => `${name} آزمایشی`,
    notice: 'این صفحه به جای پیام‌رسان واقعی است و همه‌چیز روی همین دستگاه می‌ماند. پیامی که به ربات می‌فرستید این‌جاست:',
    send: 'فرستادن به ربات',
    message: 'پیام شما',
    answer: 'پاسخ ربات',
    back: 'بازگشت به پنل',
  },
} as const;
