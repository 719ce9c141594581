import { expect, test } from 'vitest';
import { checkLine, emptyDraft, emptyLine, findWrongLines, getLineNet, orderOf, typedPreInvoice } from './pre-invoice-draft.ts';

const line = { key: 1, title: 'آماده‌سازی متن', quantity: '3', unit_price: '1450000', discount: '350000' };

test('a complete line has no issue, and its net is without its discount', () => {
  expect(checkLine(line)).toEqual({});
  expect(getLineNet(line)).toBe(4_000_000);
});

test.each([
  [{ title: ' ' }, 'title'],
  [{ title: 'ا'.repeat(201) }, 'title'],
  [{ quantity: '0' }, 'quantity'],
  [{ quantity: '1000001' }, 'quantity'],
  [{ unit_price: '' }, 'unit_price'],
  [{ unit_price: '1000000001' }, 'unit_price'],
  [{ quantity: '501', unit_price: '1000000000' }, 'unit_price'],
  [{ quantity: '1', unit_price: '150', discount: '' }, 'unit_price'],
  [{ discount: '4350100' }, 'discount'],
  [{ discount: '50' }, 'discount'],
] as const)('a line with %j has an issue of its %s', (change, field) => {
  expect(Object.keys(checkLine({ ...line, ...change }))).toEqual([field]);
});

test('only complete lines are sent, with a week of validity unless a day is chosen', () => {
  const draft = { ...emptyDraft, campaigns: [7], lines: [line, emptyLine(2), { ...line, key: 3, unit_price: '' }] };
  expect(orderOf(draft, '2026-11-10')).toEqual({
    valid_until: '2026-11-17',
    note: '',
    campaigns: [7],
    lines: [{ title: 'آماده‌سازی متن', quantity: 3, unit_price: 1_450_000, discount: 350_000 }],
  });
  expect(orderOf({ ...draft, valid_until: '2026-12-01' }, '2026-11-10')?.valid_until).toBe('2026-12-01');
  expect(findWrongLines(draft).map(({ key }) => key)).toEqual([3]);
  expect(orderOf(emptyDraft, '2026-11-10')).toBeUndefined();
});

test('the typed draft is kept; a broken record is ignored, and a broken line is left out', () => {
  const draft = { ...emptyDraft, note: 'a', lines: [line] };
  typedPreInvoice.keep(draft);
  expect(typedPreInvoice.read()).toEqual(draft);
  sessionStorage.setItem('jarchi-pre-invoice', JSON.stringify({ ...draft, lines: [line, { ...line, quantity: 3 }] }));
  expect(typedPreInvoice.read()).toEqual(draft);
  for (const broken of ['{', '3', '{"lines":1}']) {
    sessionStorage.setItem('jarchi-pre-invoice', broken);
    expect(typedPreInvoice.read()).toBeUndefined();
  }
});
