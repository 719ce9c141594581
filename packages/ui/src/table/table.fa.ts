export const tableFa = {
  index: 'ردیف',
  details: (name: string) => `جزئیات «${name}»`,
  unit: (unit: string) => `، ${unit}`,
  help: (name: string) => `راهنمای ${name}`,
  showFilters: 'نمایش فیلترها',
  hideFilters: 'پنهان کردن فیلترها',
  totals: 'جمع',
  /** Isolated, so that the extension's dot is left of its letters. */
  export: 'دریافت خروجی جدول (\u2066.xlsx\u2069)',
} as const;
