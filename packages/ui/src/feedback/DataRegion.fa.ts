export const regionFa = {
  updatedAt: (time: string) => `به‌روزرسانی ${time}`,
} as const;
