import type { QualityGoal, CampaignDraft } from '@jarchi/domain/drafts/drafts.ts';
import type { CreationStep } from '@jarchi/domain/drafts/steps/creation-steps.ts';
import type { CampaignType } from '@jarchi/domain/platforms/platforms.ts';

const stories: Record<CampaignDraft['story_number'], string> = {
  single: 'تکی',
  double: 'دوتایی',
  multiple: '۳ و بیشتر',
};
const goals: Record<QualityGoal, string> = {
  awareness: 'آگاهی از برند',
  visit: 'بازدید از سایت',
  sale: 'فروش',
  follow: 'دنبال شدن',
};
const goalTexts: Record<CampaignType, (figure: string) => string> = {
  REACH: (figure) => `${figure} دسترسی`,
  INFLUENCE: (figure) => `${figure} دسترسی`,
  CPM: (figure) => `${figure} بازدید`,
  CPC: (figure) => `${figure} کلیک`,
};
const types: Record<CampaignType, string> = {
  REACH: 'دسترسی',
  INFLUENCE: 'اینفلوئنسری',
  CPM: 'بازدیدی',
  CPC: 'کلیکی',
};
const steps: Record<CreationStep, string> = {
  'general-information': 'اطلاعات کلی',
  content: 'محتوا',
  'create-package': 'بسته‌چینی',
  activation: 'فعال‌سازی',
};

export const draftsFa = {
  stories,
  goals,
  types,
  steps,
  trial: 'آزمایشی',
  training: 'آموزشی',
  newCampaign: 'کمپین تازه',
  exit: 'خروج',
  spendable: 'قابل خرج',
  back: 'بازگشت',
  nextStep: 'ادامه',
  previousStep: 'گام قبل',
  saveDraft: 'ذخیرهٔ پیش‌نویس',
  continueTo: (step: string) => `ادامه به ${step}`,
  editTitle: 'ویرایش اطلاعات کلی',
  edit: 'ویرایش',
  saved: 'ذخیره شد',
  savedAt: (time: string) => `ذخیره در ${time}`,
  saving: 'در حال ذخیره…',
  unsaved: 'ذخیره‌نشده',
  saveFailed: 'ذخیره نشد',
  saveFailedText: (reason: string) => `پیش‌نویس روی سرور ذخیره نشد. ${reason} نوشته‌های شما در این مرورگر مانده است.`,
  stillHere: 'نوشته‌های شما در این مرورگر مانده است؛ کمی بعد دوباره تلاش کنید.',
  retry: 'تلاش دوباره',
  changedElsewhere: 'این پیش‌نویس در پنجره یا دستگاه دیگری تغییر کرده است. نوشته‌های شما این‌جاست و چیزی روی دیگری نوشته نشد.',
  seeTheirs: 'دیدن نسخهٔ تازه‌تر',
  keepMine: 'نسخهٔ من، پیش‌نویس جدا',
  theirsShown: 'نسخهٔ تازه‌تر باز شد.',
  backToMine: 'بازگشت به نسخهٔ من',
  kept: 'نسخهٔ شما پیش‌نویسی جدا شد.',
  gone: 'این پیش‌نویس در جای دیگری حذف شده است. آنچه این‌جا می‌بینید هنوز هست.',
  keepGone: 'نگه داشتن در پیش‌نویس تازه',
  used: 'این پیش‌نویس کمپین شده است و دیگر ویرایش نمی‌شود.',
  usedState: (state: string) => `این کمپین «${state}» است؛ تنها پیش از خرید یا پس از رد شدن می‌توان آن را ویرایش کرد.`,
  usedUnsent: 'تغییرهای ذخیره‌نشدهٔ شما را می‌توانید پیش‌نویسی جدا کنید.',
  seeReport: 'دیدن گزارش کمپین',
  editing: {
    REJECTED: 'این کمپین رد شده است. آنچه این‌جا تغییر دهید در گام فعال‌سازی با قیمت تازه ثبت می‌شود.',
    TO_PAY: 'این کمپین در انتظار پرداخت است. با تغییر آن، قیمت در گام فعال‌سازی دوباره حساب می‌شود.',
  },
  offlineKept: 'به اینترنت وصل نیستید. نوشته‌های شما در این مرورگر مانده است و با وصل شدن فرستاده می‌شود.',
  allDone: 'همهٔ پاسخ‌های لازم کامل است.',
  left: (count: string) => `${count} مورد مانده است.`,

  range: (from: string, to: string) => `${from} تا ${to}`,
  and: ' و ',
  comma: '، ',

  brief: {
    budget: 'بودجه',
    goal: 'هدف',
    publish: 'انتشار',
    location: 'مکان',
    categories: 'دسته‌ها',
    goals: goalTexts,
    toman: 'تومان',
    everywhere: 'سراسر ایران',
    allCategories: 'همهٔ دسته‌ها',
    none: 'بدون سقف',
    noGoal: 'بدون هدف',
  },
} as const;
