/** Words of the exported reports. */
export const reportsFa = {
  total: 'جمع',
  cost: 'هزینه (تومان)',
  publishers: {
    sheet: 'ناشران',
    fileName: (title: string) => `گزارش ${title}`,
    columns: ['ناشر', 'شناسه', 'وضعیت', 'دسترسی', 'بازدید', 'کلیک', 'هزینه (تومان)'],
    price: (unit: string) => `${unit} (تومان)`,
  },
  parts: {
    sheets: { content: 'محتوا', platform: 'پلتفرم' },
    names: { content: 'محتوا', platform: 'پلتفرم' },
    columns: ['ناشران', 'دسترسی', 'بازدید', 'کلیک'],
    ready: 'محتوای کمپین',
  },
  hours: {
    sheet: 'ساعت و روز هفته',
    columns: ['روز هفته', 'ساعت', 'دسترسی', 'بازدید', 'کلیک'],
    weekdays: ['شنبه', 'یکشنبه', 'دوشنبه', 'سه‌شنبه', 'چهارشنبه', 'پنجشنبه', 'جمعه'],
    hour: (hour: number) => `${String(hour).padStart(2, '0')}:00`,
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
