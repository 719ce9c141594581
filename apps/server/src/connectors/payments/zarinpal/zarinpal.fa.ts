export const zarinpalFa = {
  title: 'زرین‌پال',
  description: 'پرداخت با همهٔ کارت‌های عضو شتاب',
};
