/** The company of the sample world that issues its documents. */
export const sampleSellerFa = {
  province: 'تهران',
  city: 'تهران',
  address: 'خیابان نمونه، کوچهٔ آزمایش، پلاک ۱، طبقهٔ دوم',
} as const;
