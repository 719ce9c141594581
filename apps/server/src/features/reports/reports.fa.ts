/** Words of the exported report. */
export const reportsFa = {
  sheet: 'ناشران',
  fileName: (title: string) => `گزارش ${title}`,
  columns: ['ناشر', 'شناسه', 'وضعیت', 'دسترسی', 'بازدید', 'کلیک', 'هزینه (تومان)', 'هر هزار دسترسی (تومان)'],
  total: 'جمع',
} as const;
