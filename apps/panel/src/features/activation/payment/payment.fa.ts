import type { CampaignType } from '@jarchi/domain/platforms/platforms.ts';

export const paymentFa = {
  payment: 'پرداخت از موجودی',
  lines: {
    publishers: (publishers: string, format: string) => `${publishers} ناشر، ${format}`,
    bundle: (title: string, publishers: string) => `باندل «${title}»، ${publishers} ناشر`,
    ceiling: 'سقف بودجهٔ بریف',
    service: (title: string) => title,
  },
  discount: 'تخفیف',
  discountOf: (code: string, percent: string | undefined, isCapped: boolean) =>
    percent === undefined ? `تخفیف «${code}»` : `تخفیف «${code}»، ${percent}${isCapped ? ' تا سقف آن' : ''}`,
  vat: (percent: string) => `مالیات بر ارزش افزوده، ${percent}`,
  total: 'مبلغ کمپین',
  totalOfCeiling: 'سقف با مالیات',
  ceilingNote:
    'همین سقف نگه داشته می‌شود. پس از پاسخ ناشران، جمع واقعی فهرست جای آن را می‌گیرد: تفاوت آزاد می‌شود یا با پذیرش شما افزوده می‌شود.',
  toman: 'تومان',
  overBudget: (over: string, budget: string) =>
    `این کمپین ${over} تومان بیشتر از سقف بودجهٔ شماست (${budget} تومان، پیش از مالیات). برای رسیدن به بودجه، بسته یا خدمات را کمتر کنید.`,

  shortOfGoal: (percent: string) => `برآورد ناشران این بسته ${percent} هدف است.`,
  shortTexts: {
    REACH: 'می‌توانید همین‌طور فعال کنید، اما برآورد به هدف نمی‌رسد.',
    INFLUENCE: 'می‌توانید همین‌طور فعال کنید، اما اگر همه هم بپذیرند برآورد به هدف نمی‌رسد.',
    CPM: 'می‌توانید همین‌طور فعال کنید؛ بازدیدی که نرسد کسر نمی‌شود و پولش آزاد می‌شود.',
    CPC: '',
  } satisfies Record<CampaignType, string>,
  fillUp: 'پر کردن تا هدف',

  validUntil: (day: string, time: string) => `این قیمت تا ${day}، ساعت ${time} ثابت می‌ماند.`,
  left: (time: string) => `${time} مانده است.`,
  days: (count: string) => `${count} روز`,
  hours: (count: string) => `${count} ساعت`,
  minutes: (count: string) => `${count} دقیقه`,
  and: ' و ',
  renewing: 'مهلت قیمت گذشت؛ قیمت تازه گرفته می‌شود…',

  spendableNow: 'قابل خرج اکنون',
  willHold: 'نگه داشته می‌شود',
  spendableAfter: 'قابل خرج پس از فعال‌سازی',
  spendable: 'قابل خرج',
  needed: 'لازم برای این کمپین',
  shortfall: 'کسری',
  shortfallDock: 'کسری موجودی',
  shareThere: 'موجودی از مبلغ لازم',
  spendableFailed: 'موجودی خوانده نشد؛ مبلغ کمپین درست است.',
  retry: 'تلاش دوباره',
  autoReplace: 'اگر ناشری کنار رفت، نزدیک‌ترین جایگزین را بگیر',
  autoReplaceText: 'فقط اگر گران‌تر نباشد؛ وگرنه در مهلت جایگزینی از شما می‌پرسیم و سپس سهم آزاد می‌شود.',
  auto: 'پس از شارژ خودکار فعال شود',
  autoText: (day: string, time: string) => `با همین قیمت، تا ${day} ساعت ${time}`,

  activate: 'فعال‌سازی کمپین',
  activating: 'در حال فعال‌سازی…',
  quoting: 'در حال محاسبهٔ قیمت…',
  chargeAndPay: 'افزایش موجودی و پرداخت',
  later: 'بعداً شارژ می‌کنم',
  acceptNewPrice: 'پذیرش قیمت تازه و فعال‌سازی',
  acceptAndCharge: 'پذیرش قیمت تازه و افزایش موجودی',
  holdNote: {
    REACH: 'مبلغ نگه داشته می‌شود و با انتشار هر ناشر، سهم همان ناشر کسر می‌شود.',
    INFLUENCE: 'سقف نگه داشته می‌شود و تا پذیرش فهرست و انتشار، چیزی کسر نمی‌شود.',
    CPM: 'مبلغ نگه داشته می‌شود و فقط بهای بازدیدهای پذیرفته‌شده کسر می‌شود.',
    CPC: 'مبلغ نگه داشته می‌شود و فقط بهای کلیک‌های پذیرفته‌شده کسر می‌شود.',
  } satisfies Record<CampaignType, string>,
  laterNote: 'تا شارژ، کمپین «در انتظار پرداخت» می‌ماند و پولی جابه‌جا نمی‌شود.',

  changed: (before: string, after: string) => `قیمت از ${before} به ${after} تومان تغییر کرده است. هنوز پولی جابه‌جا نشده.`,
  changedInside: 'جمع همان است، ولی سهم ناشران تغییر کرده است. هنوز پولی جابه‌جا نشده.',
  changedLines: 'ناشرانی که تغییر کرده‌اند',
  lineChanged: (title: string, before: string, after: string) => `${title}: از ${before} به ${after} تومان`,
  lineGone: (title: string) => `${title}: از بسته بیرون رفته است`,
  lineNew: (title: string, amount: string) => `${title}: افزوده شده، ${amount} تومان`,
  moreLines: (count: string) => `و ${count} ناشر دیگر`,

  held: 'کمپین خریداری شد و در انتظار تأیید است.',
  heldText: {
    REACH: (amount: string) => `${amount} تومان نگه داشته شد. پس از تأیید کارشناس، ناشران پاسخ می‌دهند و منتشر می‌کنند.`,
    INFLUENCE: (amount: string) => `${amount} تومان نگه داشته شد. پس از تأیید، بریف برای ناشران می‌رود و فهرست پاسخ‌ها را شما می‌پذیرید.`,
    CPM: (amount: string) => `${amount} تومان نگه داشته شد. پس از تأیید کارشناس، انتشار در بازهٔ شما آغاز می‌شود.`,
    CPC: (amount: string) => `${amount} تومان نگه داشته شد. پس از تأیید کارشناس، انتشار در بازهٔ شما آغاز می‌شود.`,
  } satisfies Record<CampaignType, (amount: string) => string>,
  toPay: 'کمپین در انتظار پرداخت ماند.',
  boughtElsewhere: 'این کمپین پیش‌تر فعال شده است.',
} as const;
