import { HELP_CATEGORIES } from '@jarchi/domain/help/help-articles.ts';

/** The categories of the help centre, in their order. */
export const helpCategoriesFa = [
  { id: HELP_CATEGORIES.start, title: 'شروع کار', summary: 'نخستین کمپین، ورود و امنیت حساب' },
  { id: HELP_CATEGORIES.campaigns, title: 'ساخت کمپین', summary: 'نوع‌ها، محتوا، پاسخ‌ها، توقف و لغو' },
  { id: HELP_CATEGORIES.publishers, title: 'ناشران', summary: 'بسته‌چینی، اکسل و جایگزینی' },
  { id: HELP_CATEGORIES.contents, title: 'محتوای اینفلوئنسرها', summary: 'مذاکره، فهرست، تأیید و رد' },
  { id: HELP_CATEGORIES.reports, title: 'گزارش و آمار', summary: 'منبع عددها، کلیک، اشتراک، هشدار و اعلان' },
  { id: HELP_CATEGORIES.money, title: 'مالی', summary: 'شارژ، نگه‌داشته، فاکتور و سقف بدهی' },
] as const;
