/** The ceiling of a buyer. */
export const ceilingFa = {
  within: (ceiling: string) => `سقف هر خرید شما ${ceiling} تومان است.`,
  above: (ceiling: string) =>
    `این خرید از سقف هر خرید شما، ${ceiling} تومان، بیشتر است. با زدن دکمه پولی نگه داشته نمی‌شود و به صاحب حساب خبر می‌دهیم تا خودش بخرد یا سقف را بالا ببرد.`,
} as const;
