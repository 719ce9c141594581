export const peopleFa = {
  sara: {
    first_name: 'سارا',
    last_name: 'محمدی',
    account: 'قهوهٔ سپیدار',
    second: 'برشته‌کاری سپیدار',
    address: 'تهران، خیابان ولیعصر، بالاتر از پارک ساعی، پلاک ۱۲',
    publisher: 'صفحهٔ کافه سپیدار',
    discover: 'کشف ناشر سپیدار',
    sales: 'همکاری سارا محمدی',
    passkey: 'گوشی سارا',
  },
  behnam: {
    first_name: 'بهنام',
    last_name: 'رستگار',
    account: 'بازرگانی نیک‌آفرین',
    address: 'تهران، خیابان بهشتی، خیابان احمد قصیر، پلاک ۴۸، واحد ۶',
  },
  laleh: { first_name: 'لاله', last_name: 'کریمی', account: 'پوشاک ترنج' },
  omid: { first_name: 'امید', last_name: 'شریفی', account: 'نان و شیرینی گندم' },
  staff: { first_name: 'پشتیبان', last_name: 'جارچی', account: 'کارکنان جارچی' },
  manager: { first_name: 'مهتاب', last_name: 'صدری', account: 'مدیر مالی جارچی' },
} as const;
