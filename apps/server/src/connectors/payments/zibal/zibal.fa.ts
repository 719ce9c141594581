export const zibalFa = {
  title: 'زیبال',
  description: 'پرداخت با همهٔ کارت‌های عضو شتاب',
};
