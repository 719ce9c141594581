import { DEADLINE_HOURS } from '@jarchi/domain/campaigns/rules/deadlines.ts';
import type { CampaignType } from '@jarchi/domain/platforms/platforms.ts';
import { formatNumber } from '@jarchi/ui/format/format.ts';

export interface ReadyFacts {
  /** The package's publishers, or the invited ones. */
  readonly publishers: string;
  readonly day: string;
  readonly hour: string;
  /** «استوری تکی» */
  readonly format: string;
  /** «۵۰۰ هزار بازدید», «۱۴٬۰۰۰ کلیک» */
  readonly goal: string;
}

const readyText: Record<CampaignType, (facts: ReadyFacts) => string> = {
  REACH: ({ publishers, day, hour, format }) => `${publishers} ناشر از ${day}، ساعت ${hour}، ${format} شما را منتشر می‌کنند.`,
  INFLUENCE: ({ publishers }) =>
    `پس از بررسی، بریف شما برای ${publishers} ناشر فرستاده می‌شود؛ آن‌ها بها می‌دهند و محتوا را می‌سازند، و شما فهرست را می‌پذیرید.`,
  CPM: ({ day, hour, goal }) => `از ${day}، ساعت ${hour}، منتشر می‌شود تا به ${goal} برسد.`,
  CPC: ({ day, hour, goal }) => `از ${day}، ساعت ${hour}، منتشر می‌شود تا به ${goal} برسد.`,
};

/** A package that is short of its views is not said to reach them. */
const shortOfViews = ({ day, hour, goal }: ReadyFacts) => `از ${day}، ساعت ${hour}، برای هدف ${goal} منتشر می‌شود.`;

export const activationFa = {
  ready: 'همه‌چیز برای فعال‌سازی آماده است.',
  shortOfGoal: (percent: string) => `آمادهٔ فعال‌سازی است، اما برآورد بسته ${percent} هدف است.`,
  readyText,
  shortOfGoalText: { ...readyText, CPM: shortOfViews },
  short: 'موجودی برای فعال‌سازی کافی نیست.',
  shortText: (amount: string) => `${amount} تومان کم است. کمپین را از دست نمی‌دهید؛ پس از شارژ می‌تواند خودکار فعال شود.`,
  unsaved: 'تا پیش‌نویس ذخیره نشود، قیمت آن گرفته نمی‌شود.',
  general: 'اطلاعات کلی',
  content: 'محتوا',
  forwarded: 'پست فورواردی',
  ad: 'محتوای تبلیغ',
  brief: 'بریف',
  package: 'بسته',
  invited: 'ناشران دعوت‌شده',
  network: 'شبکهٔ تبلیغ',
  publishers: (count: string) => `${count} ناشر`,
  bundles: (count: string) => `${count} باندل`,
  edit: 'ویرایش',
  editOf: (what: string) => `ویرایش ${what}`,
  facts: {
    format: 'پلتفرم و قالب',
    type: 'نوع کمپین',
    goal: 'هدف کیفی',
    money: 'بودجه و هدف',
    location: 'مکان اجرا',
    categories: 'دسته‌ها',
    reach: 'دسترسی تخمینی',
    hours: 'ماندگاری',
    cost: 'هر هزار دسترسی',
    bundles: 'باندل‌ها',
    alternatives: 'ناشران جایگزین',
    ceiling: 'سقف بودجه',
    answers: 'پاسخ ناشران',
    network: 'شبکه',
    publishers: 'ناشران',
    views: 'هدف بازدید',
    viewsEstimate: 'بازدید تخمینی',
    clicks: 'هدف کلیک',
    perThousandViews: 'هر هزار بازدید',
    perClick: 'هر کلیک، میانگین',
  },
  none: 'ندارد',
  toman: (amount: string) => `${amount} تومان`,
  netToman: (amount: string) => `${amount} تومان، پیش از مالیات`,
  goals: {
    REACH: (goal: string) => `${goal} دسترسی`,
    INFLUENCE: (goal: string) => `${goal} دسترسی`,
    CPM: (goal: string) => `${goal} بازدید`,
    CPC: (goal: string) => `${goal} کلیک`,
  } satisfies Record<CampaignType, (goal: string) => string>,
  comma: '، ',
  dot: ' · ',
  range: (from: string, to: string) => `${from} تا ${to}`,
  hoursOf: (count: string, hours: string) => `${count} ناشر ${hours} ساعت`,
  more: (count: string) => `+${count}`,
  answersIn: `تا ${formatNumber(DEADLINE_HOURS.offer)} ساعت پس از تأیید بریف`,

  dates: 'تاریخ‌ها',
  dateActivation: 'فعال‌سازی',
  dateToday: (day: string) => `امروز، ${day}`,
  dateReview: 'بررسی کارشناس',
  dateBeforeStart: 'پیش از شروع',
  dateNegotiation: 'بررسی و پاسخ ناشران',
  dateNegotiationText: `تا ${formatNumber(DEADLINE_HOURS.offer)} ساعت پس از تأیید`,
  datePublish: 'انتشار',
  dateSettle: 'تسویه',
  dateFrom: (day: string) => `از ${day}`,

  rulesTitle: 'اگر چیزی تغییر کند، پول شما چه می‌شود؟',
} as const;
