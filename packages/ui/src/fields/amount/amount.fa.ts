/** Loaded with the amount field only. */
export const amountFa = {
  tooLarge: (maximum: string) => `بیشتر از ${maximum} پذیرفته نمی‌شود.`,
  /** What was typed or pasted is quoted. */
  asked: {
    unclear: (text: string) => `«\u2068${text}\u2069» یک عدد روشن نیست. فقط یک عدد و با رقم بنویسید.`,
    likely: (text: string) => `«\u2068${text}\u2069» را چند جور می‌توان خواند. منظورتان این است؟`,
    rial: (text: string) => `«\u2068${text}\u2069» به ریال است. این مبلغ به تومان:`,
    negative: (text: string) => `«\u2068${text}\u2069» منفی است و پذیرفته نمی‌شود. فقط خود مبلغ را بنویسید.`,
    part_of_toman: (text: string) => `«\u2068${text}\u2069» تومان کامل نمی‌شود. مبلغ را به تومان بنویسید.`,
  },
  offer: (amount: string) => `${amount}؟`,
};
