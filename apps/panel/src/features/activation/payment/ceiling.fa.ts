/** The ceiling of a buyer. */
export const ceilingFa = {
  within: (ceiling: string) => `سقف هر خرید شما ${ceiling} تومان است.`,
  above: (ceiling: string) =>
    `این خرید از سقف هر خرید شما، ${ceiling} تومان، بیشتر است. صاحب حساب می‌تواند آن را بخرد یا سقف شما را بالا ببرد.`,
} as const;
