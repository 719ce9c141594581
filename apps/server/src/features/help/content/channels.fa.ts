import { MINUTE_MS } from '@jarchi/domain/calendar/durations.ts';
import { channelNamesFa } from '@jarchi/domain/channels/channel-names.fa.ts';
import { CHANNELS, isOnByDefault, LINK_CODE_MS, type Channel } from '@jarchi/domain/channels/channels.ts';
import { DEFAULT_DELIVERY } from '@jarchi/domain/channels/delivery-time.ts';
import { NOTICE_GROUPS, type NoticeGroup } from '@jarchi/domain/channels/notice-groups.ts';
import { heading, link, list, note, number, paragraph, picture, seeAlso, steps, warning, type HelpContent } from './article.ts';

/** The groups as articles name them in a sentence. */
const groupsFa: Readonly<Record<NoticeGroup, string>> = {
  security: 'امنیت حساب',
  money: 'تراکنش‌ها',
  campaigns: 'وضعیت کمپین',
  contents: 'محتوا و پیشنهادها',
  support: 'پاسخ پشتیبانی',
  alerts: 'هشدارها و گزارش‌ها',
  news: 'خبرها',
};

/** «پیامک: امنیت حساب، تراکنش‌ها.» */
const defaultLine = (channel: Channel) =>
  `**${channelNamesFa[channel]}:** ${NOTICE_GROUPS.filter((group) => isOnByDefault(group, channel))
    .map((group) => groupsFa[group])
    .join('، ')}.`;

export const channelArticlesFa: readonly HelpContent[] = [
  {
    slug: 'notice-channels',
    title: 'اعلان‌ها بیرون از پنل: پیامک، ربات بله و تلگرام، ایمیل و مرورگر',
    summary: 'وصل کردن هر راه، ساعت‌های سکوت، خلاصهٔ روزانه، و آنچه خاموش نمی‌شود.',
    keywords: 'نوتیفیکیشن، پیام‌رسان، بات، اس‌ام‌اس، پوش، راه اعلان، مزاحم نشو، خاموش کردن، اتصال ربات',
    updated: '2026-11-26',
    proof: {
      file: 'apps/server/src/features/channels/channels.test.ts',
      test: 'a group that is switched off is not sent, and security cannot be switched off',
    },
    related: ['alerts-and-reports', 'account-security', 'ask-support'],
    body: [
      paragraph(
        `هر اعلان همیشه در خود پنل هست. در ${link('پروفایل، اعلان‌ها', '/profile?section=notifications')} برمی‌گزینید چه چیزی از کدام راه به خود شما هم برسد؛ انتخاب هر عضو حساب جداست.`,
      ),
      picture('channels', 'بخش اعلان‌ها در پروفایل: هر راه با نشانی آن و دکمهٔ اتصال یا پیام آزمایشی'),
      heading('وصل کردن راه‌ها'),
      list(
        `**${channelNamesFa.sms} و ${channelNamesFa.email}:** به شماره و ایمیلی می‌رود که در ${link('پروفایل', '/profile')} تأیید شده است. کار دیگری ندارد.`,
        `**${channelNamesFa.push}:** «اتصال این مرورگر» را بزنید و اجازهٔ اعلان را به مرورگر بدهید. هر مرورگر را جدا وصل می‌کنید.`,
      ),
      paragraph(`**${channelNamesFa.bale} و ${channelNamesFa.telegram}** با یک کد وصل می‌شوند:`),
      steps(
        'کنار نام ربات «اتصال» را بزنید و ربات را باز کنید.',
        `اگر ربات باز نشد، کدی را که می‌بینید برایش بفرستید. کد ${number(LINK_CODE_MS / MINUTE_MS)} دقیقه معتبر است و یک بار به کار می‌رود.`,
        'کد را از همان گفت‌وگویی بفرستید که اعلان‌ها باید به آن بیاید. گروه وصل نمی‌شود، چون دیگران هم آن را می‌خوانند.',
      ),
      note('با «پیام آزمایشی» ببینید که راه کار می‌کند. اگر پیامی نرسد، دلیلش کنار همان راه نوشته می‌شود و خود پیام در پنل می‌ماند.'),
      heading('چه چیزی از کدام راه؟'),
      paragraph('تا چیزی را عوض نکرده‌اید، از هر راهی که وصل است این‌ها می‌آید:'),
      list(...CHANNELS.map(defaultLine)),
      warning(
        `${groupsFa.security} خاموش نمی‌شود: اگر کسی به حساب شما دست بزند، باید بدانید. پیامک تنها برای امنیت و پول است و چیز دیگری با آن فرستاده نمی‌شود.`,
      ),
      heading('ساعت‌های سکوت'),
      paragraph(
        `در آغاز از ساعت ${number(DEFAULT_DELIVERY.quiet_from)} تا ${number(DEFAULT_DELIVERY.quiet_until)} به وقت تهران چیزی بیرون از پنل فرستاده نمی‌شود و آنچه در این میان بیاید پس از آن می‌رسد. امنیت همان لحظه می‌رسد؛ پول هم، مگر «پول و تراکنش‌ها همان لحظه» را خاموش کنید. مهلت‌های شما در این ساعت‌ها نمی‌ایستد.`,
      ),
      heading('خلاصهٔ روزانه'),
      paragraph(
        'اگر ساعتی برای خلاصه برگزینید، اعلان‌های روز از هر راه در یک پیام می‌آید؛ امنیت و پول فوری جدا می‌مانند. این ساعت در ساعت‌های سکوت نمی‌افتد.',
      ),
      paragraph(
        `این‌که چه هشداری بیاید، در ${seeAlso('هشدارها و گزارش‌ها', 'alerts-and-reports')} است. ربات را هر وقت خواستید در پروفایل یا در خود ربات قطع کنید.`,
      ),
      note('نسخهٔ آزمایشی هیچ پیامی بیرون نمی‌فرستد؛ این را در همان صفحه می‌نویسد.'),
    ],
  },
];
