/** The services of the sample world, by key. */
export const pricesFa = {
  services: {
    creative_design: { title_fa: 'طراحی محتوا', description_fa: 'یک طرح آمادهٔ انتشار با دو بار بازبینی؛ تحویل در سه روز کاری.' },
    caption_writing: { title_fa: 'نوشتن متن', description_fa: 'متن کوتاه و هشتگ‌های کمپین به قلم نویسندهٔ ما؛ تحویل در یک روز کاری.' },
    campaign_consulting: {
      title_fa: 'مشاورهٔ انتخاب رسانه',
      description_fa: 'یک ساعت گفت‌وگو با کارشناس رسانه و پیشنهاد مکتوب رسانه‌ها پیش از انتشار.',
    },
    final_report: {
      title_fa: 'گزارش تحلیلی پایان کمپین',
      description_fa: 'مقایسهٔ رسانه‌ها و پیشنهاد برای کمپین بعدی، یک هفته پس از پایان.',
    },
  },
} as const;
