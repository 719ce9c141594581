export const refusedFa = {
  title: 'این صفحه برای نقش شما نیست',
  who: (names: string) => `این صفحه برای ${names} است.`,
  text: (role: string) => `نقش شما در این حساب «${role}» است. اگر این کار با شماست، از صاحب حساب بخواهید نقش شما را تغییر دهد.`,
  report: 'گزارش این کمپین',
  members: 'اعضای حساب',
} as const;
