/** Words that people write after a figure, with what they multiply it by. */
export const amountScalesFa: Readonly<Record<string, number>> = {
  هزار: 1_000,
  میلیون: 1_000_000,
  ملیون: 1_000_000,
  میلیارد: 1_000_000_000,
  ملیارد: 1_000_000_000,
};

export const amountWordsFa = {
  toman: ['تومان', 'toman', 'irt'],
  /** In talk «۵۰۰ تومن» may be 500 thousand. */
  looseToman: ['تومن', 'ت'],
  /** Ten of them are a toman. */
  rial: ['ریال', 'rials', 'rial', 'irr'],
  /** What says no more than that an amount follows. */
  leads: ['مبلغ', 'قیمت', 'جمع کل', 'جمع', 'حدود'],
  and: 'و',
  half: 'نیم',
} as const;
