import type { DraftField } from '#drafts/drafts.ts';

const NAMES: Readonly<Partial<Record<DraftField, string>>> = {
  content_link: 'نشانی صفحهٔ فرود',
  content_hyperlinks: 'پیوند روی متن',
  content_instagramContentAddress: 'نشانی محتوای اینستاگرام',
  content_telegram_content_address: 'نشانی پست تلگرام',
  button_link: 'نشانی دکمه',
};

export const unusableLinksFa = {
  and: ' و ',
  field: (field: DraftField): string => NAMES[field] ?? field,
  reason: (fields: string): string => `${fields} باز نمی‌شود`,
};
