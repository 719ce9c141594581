export const servicesFa = {
  title: 'خدمات تکمیلی',
  note: 'اختیاری؛ هر کدام یک بار و پیش از مالیات',
  price: (amount: string) => `${amount} تومان`,
  failed: 'خدمات تکمیلی خوانده نشد.',
} as const;
