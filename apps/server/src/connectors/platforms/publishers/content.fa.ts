/** Contents that publishers of the simulated world make. */
export const contentFa = {
  file: 'content',
  captions: [
    (title: string) => `امروز با «${title}» همراه شدم؛ حس و حالش را در این قاب ببینید.`,
    (title: string) => `شما «${title}» را امتحان کرده‌اید؟ تجربهٔ من را ببینید و نظرتان را بنویسید.`,
    (title: string) => `صبح‌های این روزها با «${title}» شروع می‌شود.`,
  ] as const,
  /** Ends a caption that breaks the rules of publication. */
  flagged: 'برنده باشید، درست مثل یک شرط‌بندی خوب!',
} as const;
