export const appFa = {
  titles: {
    signIn: 'ورود',
    customers: 'مشتریان',
    customer: 'مشتری',
    requests: 'درخواست‌های مالی',
    request: 'درخواست مالی',
    officialRequests: 'فاکتورهای رسمی',
    officialRequest: 'درخواست فاکتور رسمی',
    tickets: 'پشتیبانی',
    ticket: 'درخواست پشتیبانی',
    phoneRequests: 'درخواست‌های تغییر شماره',
    phoneRequest: 'درخواست تغییر شماره',
    jobs: 'کارهای مانده',
    notFound: 'صفحه پیدا نشد',
  },
  notFound: {
    title: 'این صفحه پیدا نشد.',
    text: 'شاید نشانی اشتباه نوشته شده یا صفحه جابه‌جا شده باشد.',
    home: 'فهرست مشتریان',
  },
  failed: {
    title: 'مشکلی در کار کنسول پیش آمد.',
    text: 'کاری که ذخیره شده از دست نرفته است. صفحه را دوباره باز کنید.',
    retry: 'تلاش دوباره',
  },
} as const;
