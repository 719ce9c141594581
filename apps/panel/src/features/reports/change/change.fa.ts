import type { ChangeCause } from '@jarchi/domain/reports/change/explain-change.ts';
import type { Metric } from '@jarchi/domain/campaigns/goals.ts';

type Figure = Metric | 'cost';
/** Of a figure that grew, and of one that shrank. */
type Ways<T> = { readonly up: T; readonly down: T };
type Said = Readonly<Record<ChangeCause, Ways<string>>>;

const names: Readonly<Record<Figure, string>> = { cost: 'هزینه', reach: 'دسترسی', views: 'بازدید', clicks: 'کلیک' };

const seen: Readonly<Record<Metric, Ways<(count: string) => string>>> = {
  reach: { up: (count) => `${count} نفر بیشتر دیدند`, down: (count) => `${count} نفر کمتر دیدند` },
  views: { up: (count) => `${count} بازدید بیشتر شد`, down: (count) => `${count} بازدید کمتر شد` },
  clicks: { up: (count) => `${count} کلیک بیشتر شد`, down: (count) => `${count} کلیک کمتر شد` },
};

/** What each part of a cost's change means. */
const ofCost: Said = {
  volume: { up: 'حجم بیشتر', down: 'حجم کمتر' },
  mix: { up: 'سهم بیشتر ناشران گران‌تر', down: 'سهم بیشتر ناشران ارزان‌تر' },
  price: { up: 'قیمت بالاتر همان ناشران', down: 'قیمت پایین‌تر همان ناشران' },
};

/** What each part of a change of people, views or clicks means. */
const ofResult: Said = {
  volume: { up: 'هزینهٔ بیشتر', down: 'هزینهٔ کمتر' },
  mix: { up: 'سهم بیشتر ناشران پربازده‌تر', down: 'سهم بیشتر ناشران کم‌بازده‌تر' },
  price: { up: 'قیمت پایین‌تر همان ناشران', down: 'قیمت بالاتر همان ناشران' },
};

/** Words of the panel that tells why a figure changed. */
export const changeFa = {
  names,
  title: (name: string) => `چرا ${name} تغییر کرد؟`,
  close: 'بستن',
  causes: { volume: 'حجم', mix: 'ترکیب', price: 'قیمت' } satisfies Readonly<Record<ChangeCause, string>>,
  before: 'بازهٔ مقایسه',
  now: 'این بازه',
  change: 'تغییر',
  toman: 'تومان',
  amount: { cost: (amount: string) => `${amount} تومان`, other: (amount: string) => amount },
  head: {
    up: (name: string, amount: string) => ({ start: `${name} `, strong: amount, end: ' بیشتر شد' }),
    down: (name: string, amount: string) => ({ start: `${name} `, strong: amount, end: ' کمتر شد' }),
  },
  because: (reason: string) => `، چون ${reason}.`,
  seen,
  spent: {
    up: (amount: string) => `${amount} تومان بیشتر هزینه شد`,
    down: (amount: string) => `${amount} تومان کمتر هزینه شد`,
  } satisfies Ways<(amount: string) => string>,
  ofCost,
  ofResult,
  /** A part as the reason of a change, without the name of a publisher. */
  reason: {
    volumeOf: (said: string, publisher: string) => `${said}، بیشتر در «${publisher}»`,
    was: (said: string) => `${said} بود`,
    ofPublisher: (said: string, publisher: string) => `${said} بود؛ بیش از همه «${publisher}»`,
  },
  /** What the other parts do to a change of the first one. */
  others: {
    up: (what: string, amount: string, isOne: boolean) => ` ${what} ${amount} به آن ${isOne ? 'افزود' : 'افزودند'}.`,
    down: (what: string, amount: string, isOne: boolean) => ` ${what} ${amount} از آن کم ${isOne ? 'کرد' : 'کردند'}.`,
  } satisfies Ways<(what: string, amount: string, isOne: boolean) => string>,
  and: ' و ',
  notes: {
    volumeOfCost: (said: string) => `${said}، با قیمت قبلی`,
    volumeOfResult: (said: string) => `${said}، با بازده قبلی`,
    of: (said: string, publisher: string) => `${said}، «${publisher}»`,
  },
  net: (range: string) => `بدون مالیات، در برابر ${range}.`,
  against: (range: string) => `در برابر ${range}.`,
  broken: 'میله‌ها از صفر شروع نمی‌شوند.',
  reachSum: 'دسترسی، جمع دسترسی ناشران است؛ کسی که چند ناشر را دیده چند بار شمرده می‌شود.',
  nothing: 'این تغییر کمتر از ۱٪ است یا بازهٔ مقایسه آماری ندارد.',
  others_title: 'تغییرهای دیگر',
} as const;
