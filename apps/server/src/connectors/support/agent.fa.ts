export const agentFa = {
  answer: (subject: string, category: string) =>
    `سلام. درخواست «${subject}» در دستهٔ «${category}» رسید.\nاین پاسخ را پشتیبان شبیه‌سازی‌شدهٔ نسخهٔ آزمایشی نوشته است و کسی آن را نخوانده. در نسخهٔ اصلی، کارشناس پشتیبانی همین‌جا پاسخ می‌دهد.`,
} as const;
