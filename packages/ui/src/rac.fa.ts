interface Formatter {
  number: (value: number) => string;
}

export type RacText = string | ((facts: Record<string, string>, format: Formatter) => string);

/** The texts of react-aria for screen readers; it ships no Persian. */
export const racFa: Record<string, Record<string, RacText>> = {
  '@react-aria/overlays': { dismiss: 'بستن' },
  '@react-aria/menu': { longPressMessage: 'برای باز شدن منو نگه دارید یا Alt و پیکان پایین را بزنید.' },
  '@react-aria/searchfield': { 'Clear search': 'پاک کردن جست‌وجو' },
  '@react-aria/combobox': { buttonLabel: 'نمایش پیشنهادها', listboxLabel: 'پیشنهادها' },
  '@react-aria/spinbutton': { Empty: 'خالی' },
  '@react-aria/calendar': {
    previous: 'ماه قبل',
    next: 'ماه بعد',
    startRangeSelectionPrompt: 'برای آغاز بازه برگزینید',
    finishRangeSelectionPrompt: 'برای پایان بازه برگزینید',
    minimumDate: 'نخستین تاریخ ممکن',
    maximumDate: 'آخرین تاریخ ممکن',
    todayDate: ({ date }) => `امروز، ${date}`,
    dateSelected: ({ date }) => `${date}، انتخاب‌شده`,
    todayDateSelected: ({ date }) => `امروز، ${date}، انتخاب‌شده`,
    dateRange: ({ startDate, endDate }) => `${startDate} تا ${endDate}`,
    selectedDateDescription: ({ date }) => `تاریخ انتخاب‌شده: ${date}`,
    selectedRangeDescription: ({ dateRange }) => `بازهٔ انتخاب‌شده: ${dateRange}`,
  },
};
