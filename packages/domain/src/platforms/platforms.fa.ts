import type { PlanSort, StoryNumber } from './plan-options.ts';
import type { AudienceWord, ContentType, MediaType, PublisherWord } from './platforms.ts';

export const platformTitlesFa: Readonly<Record<MediaType, string>> = {
  INSTAGRAM: 'اینستاگرام',
  TELEGRAM: 'تلگرام',
  LINKEDIN: 'لینکدین',
  BALE: 'بله',
  SOROUSH: 'سروش',
  EITAA: 'ایتا',
  RUBIKA: 'روبیکا',
};

export const publisherWordsFa: Readonly<Record<PublisherWord, string>> = { page: 'صفحه', channel: 'کانال' };
export const audienceWordsFa: Readonly<Record<AudienceWord, string>> = { follower: 'دنبال‌کننده', member: 'عضو' };

export const contentTypeTitlesFa: Readonly<Record<ContentType, string>> = {
  POST: 'پست',
  STORY: 'استوری',
  PIN: 'پین',
  IN_CHANNEL: 'درون‌کانال',
};

/** Rubika shows its pin at the head of the list of messages. */
export const rubikaPinTitleFa = 'پین در فهرست پیام‌ها';

export const storyNumberTitlesFa: Readonly<Record<StoryNumber, string>> = {
  single: 'تکی',
  double: 'دوتایی',
  multiple: '۳ و بیشتر',
};

export const planSortTitlesFa: Readonly<Record<PlanSort, string>> = {
  suitable: 'مناسب‌ترین',
  '-price': 'گران‌ترین',
  '-followers': 'پرعضوترین',
};
