export const archiveFa = {
  put: 'بایگانی',
  done: (title: string) => `«${title}» به بایگانی رفت.`,
  undo: 'بازگرداندن',
  back: 'بازگرداندن از بایگانی',
  restored: (title: string) => `«${title}» به فهرست برگشت.`,
  notice: 'این کمپین در بایگانی است. تا به فهرست برنگردد، کاری با آن انجام نمی‌شود.',
} as const;
