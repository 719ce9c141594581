/** The page of a link that leads nowhere. */
export const clicksFa = {
  notFound: 'این پیوند پیدا نشد.',
  unavailable: 'این پیوند الان باز نمی‌شود. کمی بعد دوباره تلاش کنید.',
} as const;
