/** Texts for the versions of a content, side by side. */
export const versionsFa = {
  label: 'نسخه‌های این محتوا',
  version: (at: string) => `نسخهٔ ${at}`,
  current: (at: string) => `نسخهٔ ${at}، همین حالا`,
  rejected: (at: string) => `نسخهٔ ${at}، رد شده`,
  yourComment: 'توضیح شما',
  attachments: 'پیوست‌های شما',
  caption: 'متن همراه نسخهٔ پیشین',
  noCaption: 'بدون متن',
} as const;
