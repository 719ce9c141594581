/** Words of the exported measurements. */
export const provenanceFa = {
  sheet: 'اندازه‌گیری‌ها',
  fileName: (metric: string, title: string) => `اندازه‌گیری ${metric} ${title}`,
  columns: ['ناشر', 'شناسه', 'روز', 'ساعت', 'منبع', 'دریافت', 'مقدار', 'در جمع', 'دلیل'],
  counted: 'شمرده شد',
  notCounted: 'شمرده نشد',
  total: 'جمع آنچه شمرده شد',
} as const;
