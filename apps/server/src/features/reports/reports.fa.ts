/** Words of the exported report. */
export const reportsFa = {
  sheet: 'ناشران',
  filename: (title: string, stamp: string) => `گزارش ${title} ${stamp}.xlsx`,
  columns: ['ناشر', 'شناسه', 'وضعیت', 'دسترسی', 'بازدید', 'کلیک', 'هزینه (تومان)', 'هر هزار دسترسی (تومان)'],
  total: 'جمع',
} as const;
