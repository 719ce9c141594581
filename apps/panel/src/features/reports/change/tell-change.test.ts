import { expect, test } from 'vitest';
import type { ExplainedChange } from '#data/reports/tabs.ts';
import { noteOf, tellChange, tellDrive, type Change } from './tell-change.ts';

const part = (cause: 'volume' | 'mix' | 'price', amount: number, title?: string) => ({
  cause,
  amount,
  publisher: title === undefined ? null : { placement_id: 1, title },
});
const cost: Change = {
  before: 20_160_000,
  now: 21_195_000,
  drive_before: 239_600,
  drive_now: 268_400,
  parts: [part('volume', 2_423_200), part('price', -1_017_000), part('mix', -371_200)],
};
const tell = (change: Change, figure: ExplainedChange['figure'] = 'cost') => {
  const { start, strong, end } = tellChange({ figure, measure: 'reach', change });
  return `${start}${strong}${end}`;
};

test('a change is told with its largest cause, and with what worked against it', () => {
  expect(tell(cost)).toBe(
    'هزینه ۱٬۰۳۵٬۰۰۰ تومان بیشتر شد، چون ۲۸٬۸۰۰ نفر بیشتر دیدند. قیمت پایین‌تر همان ناشران و سهم بیشتر ناشران ارزان‌تر ۱٬۳۸۸٬۲۰۰ تومان از آن کم کردند.',
  );
});

test('the publisher who makes most of the cause is named', () => {
  const parts = [part('price', 900_000, 'مزه‌گردی'), part('volume', 135_000), part('mix', 0)];
  expect(tell({ ...cost, parts })).toBe('هزینه ۱٬۰۳۵٬۰۰۰ تومان بیشتر شد، چون قیمت بالاتر همان ناشران بود؛ بیش از همه «مزه‌گردی».');
  expect(tell({ ...cost, parts: [part('volume', 1_035_000, 'مزه‌گردی')] })).toContain('۲۸٬۸۰۰ نفر بیشتر دیدند، بیشتر در «مزه‌گردی».');
});

test('views are told by the money that was spent on them', () => {
  const change = { before: 1000, now: 800, drive_before: 500_000, drive_now: 400_000, parts: [part('volume', -200), part('mix', 0)] };
  expect(tell(change, 'views')).toBe('بازدید ۲۰۰ کمتر شد، چون ۱۰۰٬۰۰۰ تومان کمتر هزینه شد.');
  expect(tellDrive({ figure: 'clicks', measure: 'clicks', change })).toBe('۱۰۰٬۰۰۰ تومان کمتر هزینه شد');
});

test('a cause against the change is no reason of it', () => {
  const parts = [part('volume', -400_000), part('price', 1_435_000)];
  expect(tell({ ...cost, parts })).toBe('هزینه ۱٬۰۳۵٬۰۰۰ تومان بیشتر شد. قیمت بالاتر همان ناشران ۱٬۴۳۵٬۰۰۰ تومان به آن افزود.');
});

test('under each bar stands what it is, and nothing under one that is empty', () => {
  const explained = { figure: 'cost', measure: 'reach', change: cost } as const;
  expect(noteOf(explained, 'volume')).toBe('۲۸٬۸۰۰ نفر بیشتر دیدند، با قیمت قبلی');
  expect(noteOf(explained, 'mix')).toBe('سهم بیشتر ناشران ارزان‌تر');
  const parts = [part('price', 10, 'مزه‌گردی'), part('mix', 0)];
  expect(noteOf({ ...explained, change: { ...cost, parts } }, 'price')).toBe('قیمت بالاتر همان ناشران، «مزه‌گردی»');
  expect(noteOf({ ...explained, change: { ...cost, parts } }, 'mix')).toBe('');
});
