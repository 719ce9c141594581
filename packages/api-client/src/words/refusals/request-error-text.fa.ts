import type { FilterIssue } from '@jarchi/domain/filters/filter-issues.ts';
import { figure, type Texts } from '../text-parts.fa.ts';

const filterNames: Readonly<Record<string, string>> = {
  search: 'جست‌وجو',
  price: 'قیمت',
  followers: 'دنبال‌کننده',
  categories: 'دسته‌بندی',
  availabilityHours: 'مدت ماندگاری',
  pageType: 'نوع صفحه',
  recommendedOnly: 'فقط پیشنهادی',
  selectedOnly: 'فقط انتخاب‌شده‌ها',
  storyNumber: 'تعداد استوری',
  score: 'امتیاز',
  reliableOnly: 'فقط ناشران مطمئن',
  willProvideInsight: 'آمار می‌دهد',
  state: 'وضعیت',
  media_type: 'پلتفرم',
  campaign_type: 'نوع کمپین',
  created: 'تاریخ ساخت',
  at: 'تاریخ',
  kind: 'نوع سند',
  official: 'فاکتور رسمی',
  campaign: 'کمپین',
};

const listNames: Readonly<Record<string, string>> = {
  execution_locations: 'استان‌ها',
  ad_categories: 'دسته‌ها',
  suits: 'دسته‌ها',
  selectedPlans: 'ناشران بسته',
  selected: 'ناشران بسته',
  alternative_media_plans: 'ناشران جایگزین',
  plans: 'ناشران',
  id: 'ناشران',
  pinned_plans: 'ناشران نگه‌داشته‌شده',
  excluded_plans: 'ناشران کنارگذاشته‌شده',
  selectedBundles: 'باندل‌های بسته',
  selected_bundles: 'باندل‌های بسته',
  pinned_bundles: 'باندل‌های نگه‌داشته‌شده',
  excluded_bundles: 'باندل‌های کنارگذاشته‌شده',
  content_files: 'فایل‌های محتوا',
  content_instagram_post_files: 'فایل‌های پست',
  attachments: 'پیوست‌ها',
  invoices: 'فاکتورها',
  contents: 'محتواها',
  ids: 'کمپین‌ها',
  campaigns: 'کمپین‌ها',
  columns: 'ستون‌ها',
};

const quoted = (text: string) => `«${text}»`;

function filterText({ key, code, values, allowed }: FilterIssue): string {
  const name = quoted(filterNames[key] ?? key);
  const limits = allowed.type === 'number' ? `عددی از ${figure(allowed.from)} تا ${figure(allowed.to)} بنویسید` : 'عدد دیگری بنویسید';
  switch (code) {
    case 'filter_unknown':
      return `${name} از فیلترهای این فهرست نیست. آن را بردارید.`;
    case 'comparison_unknown':
    case 'number_invalid':
    case 'outside_limits':
      return `فیلتر ${name} پذیرفته نشد. ${limits}.`;
    case 'date_invalid':
      return `فیلتر ${name} خوانده نشد. روزها را دوباره برگزینید.`;
    case 'jalali_year':
      return `روزهای فیلتر ${name} شمسی فرستاده شد و باید میلادی باشد. روزها را دوباره از تقویم برگزینید.`;
    case 'range_reversed':
      return `آغاز فیلتر ${name} پس از پایان آن است. دو سر بازه را جابه‌جا کنید.`;
    case 'value_unknown':
      return `${values.map(quoted).join('، ')} از گزینه‌های فیلتر ${name} نیست. گزینهٔ دیگری برگزینید.`;
    case 'value_missing':
      return `فیلتر ${name} بی‌گزینه است. گزینه‌ای برگزینید یا آن را بردارید.`;
    case 'value_twice':
      return `فیلتر ${name} یک گزینه را دو بار دارد. یکی را بردارید.`;
    case 'one_value_only':
      return `فیلتر ${name} یک گزینه می‌پذیرد. یکی را نگه دارید.`;
    case 'text_too_long':
      return `متن فیلتر ${name} بلند است. کوتاه‌ترش کنید.`;
    case 'repeated':
      return `فیلتر ${name} دو بار آمده است. یکی را بردارید.`;
  }
}

/** As many as are read at a glance. */
const SHOWN = 3;

/** For requests that say what cannot be meant. */
export const requestTexts: Texts<'filter_invalid' | 'listed_twice' | 'range_reversed' | 'range_too_long' | 'range_outside'> = {
  filter_invalid: ({ issues }) => issues.slice(0, SHOWN).map(filterText).join(' '),
  listed_twice: ({ lists }) =>
    `${[...new Set(lists.map(({ field }) => listNames[field] ?? 'فهرست'))].join('، ')}: ${figure(lists.flatMap(({ values }) => values).length)} مورد دو بار آمده است. تکراری‌ها را بردارید.`,
  range_reversed: () => 'تاریخ آغاز پس از تاریخ پایان است. بازه را دوباره برگزینید.',
  range_too_long: ({ days, longest_days }) =>
    `این بازه ${figure(days)} روز است؛ بیشترین بازه ${figure(longest_days)} روز است. بازهٔ کوتاه‌تری برگزینید.`,
  range_outside: () => 'این سال‌ها پذیرفته نمی‌شود. بازهٔ دیگری برگزینید.',
};
