/** Words of the exported reports. */
export const reportsFa = {
  total: 'جمع',
  publishers: {
    sheet: 'ناشران',
    fileName: (title: string) => `گزارش ${title}`,
    columns: ['ناشر', 'شناسه', 'وضعیت', 'دسترسی', 'بازدید', 'کلیک', 'هزینه (تومان)'],
    price: (unit: string) => `${unit} (تومان)`,
  },
  campaigns: {
    sheet: 'کمپین‌ها',
    fileName: 'داشبورد',
    columns: [
      'کمپین',
      'شناسه',
      'پلتفرم',
      'نوع',
      'قالب',
      'وضعیت',
      'دسترسی',
      'بازدید',
      'کلیک',
      'نرخ کلیک (درصد)',
      'هزینه در بازه (تومان)',
      'هزینهٔ هر واحد (تومان)',
      'واحد',
    ],
    total: (count: number) => `جمع ${count} کمپین`,
  },
} as const;
