/** Captions of contents that publishers of the simulated world make. */
export const contentFa = {
  file: 'content',
  captions: [
    (title: string, link: string) => `امروز با «${title}» همراه شدم؛ حس و حالش را در این قاب ببینید. ${link}`,
    (title: string, link: string) => `شما «${title}» را امتحان کرده‌اید؟ تجربهٔ من را ببینید و نظرتان را بنویسید. ${link}`,
    (title: string, link: string) => `صبح‌های این روزها با «${title}» شروع می‌شود. ${link}`,
  ] as const,
} as const;
