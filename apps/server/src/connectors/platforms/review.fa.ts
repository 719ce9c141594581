export const reviewFa = {
  /** A word in the title or caption that the simulated operator does not let pass. */
  flagged: ['شرط‌بندی', 'قمار', 'سیگار', 'مشروب'],
  rejected: (word: string) => `محتوا با قوانین انتشار هم‌خوان نیست («${word}»). آن را تغییر دهید و دوباره بفرستید.`,
} as const;
