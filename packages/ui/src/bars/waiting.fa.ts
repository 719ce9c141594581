export const waitingFa = {
  title: 'پنل دیر پاسخ می‌دهد.',
  text: 'خودمان دوباره می‌پرسیم؛ آنچه نوشته‌اید همین‌جا می‌ماند.',
} as const;
