/** Words of one way to end a campaign. */
export interface EndingWords {
  readonly title: string;
  /** What happens to the campaign; the figures show what happens to its money. */
  readonly after: string;
  readonly yes: string;
  readonly no: string;
  readonly busy: string;
  readonly done: string;
}

const cancel: EndingWords = {
  title: 'این کمپین لغو شود؟',
  after: 'لغو برگشت‌پذیر نیست.',
  yes: 'لغو کمپین',
  no: 'نگه داشتن کمپین',
  busy: 'در حال لغو…',
  done: 'کمپین لغو شد.',
};

const refuse: EndingWords = {
  title: 'هیچ‌یک از این ناشران را نمی‌خواهید؟',
  after: 'کمپین برای ویرایش نزد شما برمی‌گردد.',
  yes: 'رد فهرست',
  no: 'بازگشت',
  busy: 'در حال ثبت…',
  done: 'فهرست رد شد.',
};

/** Texts of the dialogs that end a campaign, after the effect on its money was shown. */
export const endingFa = {
  cancel,
  refuse,
  captured: 'کسر می‌شود',
  released: 'به موجودی برمی‌گردد',
  toman: 'تومان',
  vat: 'مبلغ‌ها با مالیات است.',
  waiting: 'مبلغ‌ها هنوز نرسیده است.',
  nothing: 'چیزی کسر نمی‌شود و چیزی برنمی‌گردد.',
  changed: 'حساب کمپین در این میان تغییر کرد و کاری انجام نشد. مبلغ‌های تازه کنار پیشین آمده است؛ دوباره تصمیم بگیرید.',
  /** Read before an amount that is no longer valid. */
  was: 'پیش‌تر:',
  publishers: 'سهم ناشران از این کار',
  publisher: 'ناشر، تومان',
  none: '—',
  others: (count: string) => `${count} ناشر دیگر: نه کسر، نه برگشت`,
  said: (captured: string, released: string) => `کسر می‌شود: ${captured} تومان. به موجودی برمی‌گردد: ${released} تومان.`,
  saidChange: (before: string, now: string) => `مبلغ‌ها تغییر کرد. پیش‌تر ${before} اکنون ${now}`,
} as const;
