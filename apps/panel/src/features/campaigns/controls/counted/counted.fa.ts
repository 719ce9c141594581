/** Words about views or clicks that are counted up to an instant. */
export const countedFa = {
  units: { CPC: 'کلیک‌ها', CPM: 'بازدیدها' },
  count: (count: string, unit: string) => `${count} ${unit}`,
  at: (day: string, time: string) => `${day}، ${time}`,
} as const;
