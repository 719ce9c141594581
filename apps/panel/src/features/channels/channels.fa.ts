import { channelNamesFa } from '@jarchi/domain/channels/channel-names.fa.ts';
import type { Channel } from '@jarchi/domain/channels/channels.ts';
import type { NoticeGroup } from '@jarchi/domain/channels/notice-groups.ts';

interface GroupWords {
  readonly title: string;
  readonly text: string;
}

const groups: Readonly<Record<NoticeGroup, GroupWords>> = {
  security: { title: 'امنیت حساب', text: 'وصل و قطع شدن راه‌ها و هشدارهای ورود' },
  money: { title: 'تراکنش‌ها', text: 'شارژ، تسویه، جبران و نتیجهٔ فیش' },
  campaigns: { title: 'تغییر وضعیت کمپین', text: 'تأیید، رد، آغاز و پایان انتشار' },
  contents: { title: 'محتوا و پیشنهادها', text: 'محتوای منتظر نظر شما و پاسخ ناشران' },
  support: { title: 'پاسخ پشتیبانی', text: 'پیام تازه در درخواست‌های شما' },
  alerts: { title: 'هشدارها و گزارش‌ها', text: 'آنچه در بخش هشدارها خواسته‌اید' },
  news: { title: 'خبرها', text: 'تازه‌های پنل' },
};

const short: Readonly<Record<Channel, string>> = { sms: 'پیامک', bale: 'بله', telegram: 'تلگرام', email: 'ایمیل', push: 'مرورگر' };

export const channelsFa = {
  lead: 'در پنل همیشه هستند. بیرون از پنل را شما انتخاب می‌کنید.',
  help: 'راه‌ها چگونه وصل می‌شوند؟',
  trial: 'این نسخهٔ آزمایشی است: هیچ پیامی از این دستگاه بیرون نمی‌رود. پیام‌ها در گزارش سرور نوشته می‌شوند.',
  forbidden: 'به نمایندگی از مشتری وارد شده‌اید؛ راه‌های اعلان را تنها خود او عوض می‌کند.',
  names: channelNamesFa,
  short,
  groups,
  ways: 'راه‌ها',
  linked: (name: string) => `${name} متصل است`,
  notLinked: (name: string) => `${name} متصل نیست`,
  addressOf: { sms: 'شمارهٔ پروفایل شما', email: 'ایمیل پروفایل شما' },
  noAddress: { sms: 'شمارهٔ تأیید شده‌ای در پروفایل نیست.', email: 'ایمیل تأیید شده‌ای در پروفایل نیست.' },
  since: (day: string) => `از ${day}`,
  link: 'اتصال',
  linkBrowser: 'اتصال این مرورگر',
  unlink: 'قطع اتصال',
  unlinkOf: (name: string) => `قطع اتصال ${name}`,
  unlinked: (name: string) => `${name} قطع شد و دیگر اعلانی به آن نمی‌رود.`,
  test: 'پیام آزمایشی',
  testOf: (name: string) => `پیام آزمایشی به ${name}`,
  tested: (name: string, isTrial: boolean) =>
    isTrial ? `پیام آزمایشی ${name} در گزارش سرور نوشته شد.` : `پیام آزمایشی به ${name} فرستاده شد.`,
  failedAt: (day: string, time: string) => `${day}، ${time}`,
  failures: {
    refused: (at: string) => `آخرین پیام (${at}) پذیرفته نشد.`,
    gone: (at: string) => `آخرین پیام (${at}) نرسید: گیرنده دیگر نیست.`,
    unclear: (at: string) => `روشن نیست آخرین پیام (${at}) رسیده باشد. دوباره فرستاده نمی‌شود و در پنل هست.`,
    given_up: (at: string) => `آخرین پیام (${at}) پس از چند بار تلاش نرسید. در پنل هست.`,
  },

  table: { label: 'انتخاب اعلان‌ها', event: 'رویداد', panel: 'پنل' },
  always: 'همیشه',
  never: 'فرستاده نمی‌شود',
  choiceOf: (group: string, channel: string) => `${group}، ${channel}`,
  note: 'کد ورود و هشدارهای امنیتی همیشه فرستاده می‌شوند. پیامک تنها برای پول و امنیت است. تغییرها همان لحظه ذخیره می‌شوند.',
  noWay: 'هنوز راهی بیرون از پنل ندارید. نخست یکی را وصل کنید.',

  hours: {
    title: 'ساعت‌ها',
    from: 'سکوت از',
    until: 'تا',
    hint: 'به وقت تهران. آنچه در این ساعت‌ها بیاید، پس از آن فرستاده می‌شود.',
    none: 'ساعت سکوتی نیست؛ هر اعلان همان لحظه می‌رود.',
    money: 'پول و تراکنش‌ها همان لحظه',
    moneyHint: 'در ساعت‌های سکوت هم فرستاده شوند.',
    digest: 'خلاصهٔ روزانه',
    digestHint: 'بقیهٔ اعلان‌های روز در یک پیام. امنیت منتظر نمی‌ماند.',
    digestOff: 'خاموش',
    digestInQuiet: 'این ساعت در ساعت‌های سکوت است. ساعت دیگری برگزینید.',
    at: (hour: string) => `ساعت ${hour}`,
  },
  saved: 'ذخیره شد.',

  redirect: {
    makeCode: (name: string) => `کد تازه برای ${name}`,
    open: (name: string) => `باز کردن ${name}`,
    openApp: 'باز کردن در برنامهٔ تلگرام',
    code: 'اگر ربات باز نشد، این کد را برایش بفرستید',
    copy: 'رونوشت از کد',
    copied: 'رونوشت شد.',
    copyFailed: 'رونوشت نشد. کد را خودتان بنویسید.',
    until: (time: string) => `تا ساعت ${time} و تنها یک بار کار می‌کند.`,
    waiting: 'منتظر پیام شما در ربات…',
    done: (name: string) => `${name} وصل است. اعلان‌های تازه به آن‌جا هم می‌آیند.`,
    toSettings: 'تنظیم اعلان‌ها',
    off: 'رباتی برای اعلان‌ها برپا نیست.',
    offText: 'اعلان‌های حساب در خود پنل می‌آید.',
    toNotifications: 'صفحهٔ اعلان‌ها',
  },
  push: {
    denied: 'مرورگر اجازهٔ اعلان نداده است. آن را در تنظیم‌های همین سایت باز کنید.',
    unsupported: 'این مرورگر اعلان نمی‌پذیرد.',
    failed: 'مرورگر وصل نشد. کمی بعد دوباره بیازمایید.',
    done: 'این مرورگر وصل شد.',
  },
} as const;
