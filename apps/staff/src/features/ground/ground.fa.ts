/** Words of what pages of several slices show. */
export const groundFa = {
  none: '—',
  at: (day: string, time: string) => `${day}، ${time}`,
  fileFailed: 'پیوست نمایش داده نشد.',
} as const;
