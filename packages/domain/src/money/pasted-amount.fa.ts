/** Words that people write after a figure, in the spellings of both keyboards, with what they multiply it by; none multiplies by one. */
export const amountScalesFa: Readonly<Record<string, number>> = {
  '': 1,
  هزار: 1_000,
  میلیون: 1_000_000,
  ميليون: 1_000_000,
  ملیون: 1_000_000,
  میلیارد: 1_000_000_000,
  ميليارد: 1_000_000_000,
  ملیارد: 1_000_000_000,
};

/** Ten of them are a toman. */
export const rialFa = ['ریال', 'ريال'] as const;
