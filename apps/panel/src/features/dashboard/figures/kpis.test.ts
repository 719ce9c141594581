import { expect, test } from 'vitest';
import { emptyOverview, mixedOverview, sampleOverview } from '#features/dashboard/testing/sample-overview.fa.ts';
import { listKpis } from './kpis.ts';

test('each figure has its change and a derived figure', () => {
  const plain = (text: string | undefined) => text?.replaceAll('\u061c', '');
  expect(listKpis(sampleOverview()).map(({ figure, change, note }) => [figure, plain(change?.text), change?.tone, plain(note)])).toEqual([
    ['۹۹٫۵ میلیون', '۱۸٪ بیشتر', 'neutral', 'در ۱۵ کمپین'],
    ['۱٬۱۰۲٬۰۰۰', '۲۴٪ بیشتر', 'good', 'میانگین روزانه ۳۶٬۷۳۳'],
    ['۱٬۲۸۹٬۳۴۰', '۲۴٪ بیشتر', 'good', '۱٫۱۷ بار برای هر نفر'],
    ['۱۹٬۲۶۰', '۳٪ کمتر', 'bad', 'نرخ کلیک ۱٫۵٪'],
    ['۹۰٬۲۹۰', '۵٪ کمتر', 'good', 'تومان'],
  ]);
});

test('the daily mean counts only days up to today', () => {
  const note = (overview: Parameters<typeof listKpis>[0]) => listKpis(overview)[1]?.note;
  expect(note(sampleOverview({ range: { from: '2026-11-09', to: '2026-11-20' } }))).toBe('میانگین روزانه ۵۵۱٬۰۰۰');
  expect(note(sampleOverview({ range: { from: '2026-11-10', to: '2026-11-10' } }))).toBe('');
});

test('without figures there are no changes, rates or prices', () => {
  expect(listKpis(emptyOverview()).map(({ figure, change, note }) => [figure, change, note])).toEqual([
    ['۰', undefined, 'در ۰ کمپین'],
    ['۰', undefined, 'میانگین روزانه ۰'],
    ['۰', undefined, ''],
    ['۰', undefined, ''],
    ['–', undefined, ''],
  ]);
});

test('with several measures the price is of the one that cost most, and its note names it', () => {
  const { name, figure, note } = listKpis(mixedOverview()).at(-1) ?? {};
  expect([name, figure, note]).toEqual(['هر هزار دسترسی', '۸۸٬۸۳۰', 'تومان، به سنجهٔ دسترسی']);
});

test('campaigns of clicks alone have the price of a click', () => {
  const { totals } = mixedOverview();
  const clicks = { ...totals, prices: totals.prices.filter(({ measure }) => measure === 'clicks') };
  expect(listKpis(sampleOverview({ totals: clicks })).at(-1)).toMatchObject({
    name: 'هر کلیک',
    figure: '۱٬۲۰۰',
    change: undefined,
    note: 'تومان',
  });
});
