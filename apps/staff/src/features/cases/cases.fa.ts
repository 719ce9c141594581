/** Words of what every case shows: requests, tickets, documents, jobs. */
export const casesFa = {
  at: (day: string, time: string) => `${day}، ${time}`,
  fileFailed: 'پیوست نمایش داده نشد.',
} as const;
