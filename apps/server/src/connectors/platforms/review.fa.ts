export const reviewFa = {
  /** Words in a title or caption that the simulated operator rejects. */
  flagged: ['شرط‌بندی', 'قمار', 'سیگار', 'مشروب'],
  rejected: (word: string) => `محتوا با قوانین انتشار هم‌خوان نیست («${word}»). آن را تغییر دهید و دوباره بفرستید.`,
} as const;
