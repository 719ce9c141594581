/** Words of the tabs of a report. */
export const tabsFa = {
  label: 'آمار کمپین به تفکیک',
  names: { publisher: 'ناشران', content: 'محتوا', platform: 'پلتفرم', hour: 'ساعت و روز هفته' },
  parts: {
    content: 'محتوا',
    platform: 'پلتفرم',
    caption: { content: 'آمار هر محتوا', platform: 'آمار هر پلتفرم' },
    publishers: 'ناشران',
    reach: 'دسترسی',
    views: 'بازدید',
    clicks: 'کلیک',
    cost: 'هزینه، تومان',
    total: 'جمع',
    none: '–',
    ready: 'محتوای کمپین',
    empty: { title: 'در این بازه آماری نیست.', text: 'بازهٔ دیگری برگزینید.' },
  },
} as const;
