export const unusableLinksFa = {
  and: ' و ',
  reason: (fields: string): string => `${fields} باز نمی‌شود`,
};
