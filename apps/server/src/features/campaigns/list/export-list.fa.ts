/** Words of the exported list of campaigns. */
export const campaignsFa = {
  sheet: 'کمپین‌ها',
  /** Without half spaces, which browsers turn into underscores. */
  fileName: 'فهرست کمپین',
  columns: [
    'کمپین',
    'شناسه',
    'پلتفرم',
    'نوع',
    'قالب',
    'وضعیت',
    'شروع انتشار',
    'پایان انتشار',
    'بهای بسته (تومان)',
    'هزینه تا آخرین آمار (تومان)',
    'دسترسی',
    'بازدید',
    'کلیک',
    'سنجهٔ هدف',
    'هدف',
    'رسیده به هدف (درصد)',
    'هزینهٔ هر واحد (تومان)',
    'واحد',
    'ساخته شده در',
  ],
  total: (count: number) => `جمع ${count} کمپین`,
} as const;
