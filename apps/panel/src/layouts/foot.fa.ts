/** At the foot of pages without the panel's frame. */
export const footFa = {
  rights: (company: string, year: string) => `تمام حقوق برای ${company} محفوظ است\u00a0·\u00a0${year}`,
} as const;
