import type { Suggestion } from './suggestion-queries.ts';

type Limit = NonNullable<Extract<Suggestion, { found: false }>['limit']>;

export const suggestionsFa = {
  title: 'سه بستهٔ پیشنهادی',
  lead: 'خط عمودی، هدف و بودجهٔ شماست. بعد از انتخاب هم می‌توانید بسته را تغییر دهید.',
  leadInvite: 'خط عمودی، هدف و سقف هزینهٔ شماست. قیمت‌ها برآوردند و ناشران آن را تأیید می‌کنند.',
  how: 'بسته‌ها چگونه ساخته می‌شوند؟',
  howText:
    'از میان همهٔ ناشرانی که با فیلترهای شما سازگارند، بسته‌ای ساخته می‌شود که جمع دسترسی تخمینی‌اش بیشترین باشد؛ و حساب می‌شود که هیچ بسته‌ای بیشتر از چه اندازه‌ای نمی‌توانست بهتر باشد.',
  names: { most_reach: 'دسترسی بیشتر', least_cost: 'متعادل', most_reach_in_categories: 'مخاطب نزدیک‌تر' },
  texts: {
    most_reach: 'تا سقف بودجه، بیشترین مخاطب',
    least_cost: 'هدف شما با کمترین هزینه',
    most_reach_in_categories: (names: string) => (names === '' ? 'فقط دسته‌های کمپین شما' : `فقط صفحه‌های ${names}`),
  },
  ours: 'پیشنهاد جارچی',
  reach: 'دسترسی',
  cost: 'هزینه',
  reachRuler: 'جمع دسترسی تخمینی',
  costRuler: 'هزینه',
  ruler: (label: string, value: string, mark: string) => `${label}: ${value}${mark}`,
  ofGoal: (goal: string) => `، هدف ${goal}`,
  ofBudget: (budget: string) => `، بودجه ${budget} تومان`,
  publishers: (count: string) => `${count} ناشر`,
  perThousand: 'هر هزار دسترسی',
  boundOfSum: (sum: string, bound: string) => `جمع ناشران ${sum} · ${bound}`,
  best: 'بهتر از این ممکن نیست',
  near: (percent: string) => `حداکثر ${percent} دور از بهترین بستهٔ ممکن`,
  changed: 'تغییریافته',
  takeAgain: 'برگرداندن به این بسته',
  takeAgainWord: 'برگرداندن',
  nothingFits: 'با این بودجه و فیلترها هیچ ناشری جا نمی‌شود. بودجه را بیشتر کنید یا فیلتری بردارید.',
  needs: {
    most_reach: 'برای این بسته بودجه را بنویسید.',
    least_cost: 'برای این بسته هدف دسترسی را بنویسید.',
    most_reach_in_categories: 'برای این بسته بودجه و دسته‌های کمپین را بنویسید.',
  },
  edit: 'ویرایش اطلاعات کلی',
  clearFilters: 'پاک کردن فیلترها',
  goalUnreachable: (most: string) => `به هدف نمی‌رسد؛ بیشترین دسترسی ممکن ${most} است. بودجه را بیشتر کنید، هدف را کمتر، یا فیلتری بردارید.`,
  overLimit: {
    budget: (excess: string) => `آنچه سنجاق کرده‌اید ${excess} تومان از بودجه بیشتر است. سنجاقی را بردارید یا بودجه را بیشتر کنید.`,
    platform: (excess: string) => `آنچه سنجاق کرده‌اید ${excess} تومان از سقف این پلتفرم بیشتر است. سنجاقی را بردارید.`,
    category: (excess: string) => `آنچه سنجاق کرده‌اید ${excess} تومان از سقف یک دسته بیشتر است. سنجاقی را بردارید.`,
    count: (excess: string) => `${excess} ناشر بیش از اندازه سنجاق شده است. سنجاقی را بردارید.`,
    publisher: () => 'دو تعرفه از یک ناشر سنجاق شده است. یکی را بردارید.',
  } satisfies Record<Limit, (excess: string) => string>,
  unpin: 'برداشتن این سنجاق‌ها',
  none: 'بودجه یا هدف را بنویسید تا سه بسته پیشنهاد شود.',
} as const;
