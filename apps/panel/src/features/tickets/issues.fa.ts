/** By field and code; `limit` in Persian digits. */
export const issuesFa: Readonly<Record<string, (limit: string) => string>> = {
  'category.required': () => 'دسته را برگزینید.',
  'subject.required': () => 'موضوع را بنویسید.',
  'subject.too_long': (limit) => `موضوع بیش از ${limit} نویسه است. آن را کوتاه کنید.`,
  'text.required': () => 'متن پیام را بنویسید.',
  'text.too_long': (limit) => `متن بیش از ${limit} نویسه است. آن را کوتاه کنید یا در دو پیام بفرستید.`,
  'attachments.too_many': (limit) => `بیش از ${limit} پیوست نمی‌شود. یکی را بردارید.`,
  'attachments.unknown': () => 'یکی از پیوست‌ها دیگر در دسترس نیست. آن را بردارید و دوباره بیفزایید.',
  'about.unknown': () => 'این مورد در حساب شما پیدا نشد. پیوند را بردارید و دوباره بفرستید.',
  'rating.required': () => 'از یک تا پنج برگزینید.',
  'words.too_long': (limit) => `توضیح بیش از ${limit} نویسه است. آن را کوتاه کنید.`,
};
