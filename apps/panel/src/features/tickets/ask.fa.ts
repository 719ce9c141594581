export const askFa = {
  ask: 'از پشتیبانی بپرسید',
} as const;
