/** The workbook of plans: the headings of its columns, and other headings that an import accepts for them. */
export const planWorkbookFa = {
  fileName: (format: string, platform: string) => `ناشران ${format} ${platform}`,
  sheet: (format: string, platform: string) => `${format} ${platform}`,
  bundleSheet: 'باندل‌ها',
  chosen: 'بله',
  yes: 'بله',
  no: 'خیر',
  columns: {
    choice: 'انتخاب',
    id: 'شناسه',
    bundle_id: 'شناسهٔ باندل',
    publishers: 'ناشران',
    list_price: 'قیمت جدا جدا (تومان)',
    title: 'نام',
    username: 'نام کاربری',
    followers: { follower: 'دنبال‌کننده', member: 'عضو' },
    categories: 'دسته‌بندی',
    hours: 'ساعت ماندگاری',
    stories: 'تعداد استوری',
    price: 'قیمت (تومان)',
    views: 'بازدید تخمینی',
    reach: 'دسترسی تخمینی',
    cost_per_thousand: 'هزینهٔ هر هزار نفر (تومان)',
    score: 'امتیاز',
    reliable: 'معتبر',
  },
  separator: '، ',
  /** Folded before they are compared. */
  headings: {
    choice: ['انتخاب', 'انتخاب شده', 'برگزیده', 'choice', 'selected'],
    id: ['شناسه', 'شناسه پلن', 'کد', 'id', 'plan id'],
    bundle_id: ['شناسه باندل', 'کد باندل', 'bundle id'],
    title: ['نام', 'عنوان', 'نام ناشر', 'نام باندل', 'title', 'name'],
    price: ['قیمت (تومان)', 'قیمت', 'تعرفه', 'price'],
  },
  /** Words for yes and no in the column of choices. */
  answers: {
    yes: ['بله', 'بلی', 'آری', 'آره', 'انتخاب', 'انتخاب شده', 'yes', 'y', 'true', '1', 'x', '*', '✓', '✔', '☑'],
    no: ['خیر', 'نه', 'خالی', 'no', 'n', 'false', '0', '-', '–', '—', '✗', '☐'],
  },
} as const;
