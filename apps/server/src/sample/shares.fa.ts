/** Names of the sample's links. */
export const sampleSharesFa = { report: 'آژانس نگاه', content: 'مدیر برند' } as const;
