/** Texts above each page. */
export const panelFa = {
  title: 'پنل مدیریت تبلیغ‌دهندگان',
  brand: 'جارچی',
  company: 'شرکت بهره‌بردار',
} as const;
