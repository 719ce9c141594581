import { expect, test, vi } from 'vitest';
import { browserStorage } from './browser-storage.ts';
import { createKept } from './kept.ts';
import { listOf, nullable, orElse, record, text, valuesOf, whole } from './shapes.ts';

const slip = record({ bank: text, amount: nullable(whole), days: listOf(whole) });
const open = () => createKept((account: string) => `slip:${account}`, slip);
const typed = { bank: '012', amount: null, days: [3, 1] };

test('what is kept is found after a reload, under its subject only, until it is forgotten', () => {
  open().keep(typed, 'sepidar');
  expect(open().read('sepidar')).toEqual(typed);
  expect(open().read('bahar')).toBeUndefined();
  open().forget('sepidar');
  expect(open().read('sepidar')).toBeUndefined();
  expect(sessionStorage.length).toBe(0);
});

test.each(['{', '', 'null', '7', '"x"', '[]', '{"bank":"012"}', '{"bank":12,"amount":1,"days":[]}'])(
  'of a stored %j nothing is taken',
  (stored) => {
    sessionStorage.setItem('slip:sepidar', stored);
    expect(open().read('sepidar')).toBeUndefined();
  },
);

test('a broken part may have a stand-in, so that the others are still of use', () => {
  const kept = record({ bank: orElse(text, ''), amount: whole });
  expect(kept({ bank: 12, amount: 5 })).toEqual({ bank: '', amount: 5 });
  expect(kept({ bank: '012', amount: '5' })).toBeUndefined();
});

test('what is broken inside is left out', () => {
  sessionStorage.setItem('slip:sepidar', '{"bank":"012","amount":5,"days":[3,"x",0.5,null,1],"sent":true}');
  expect(open().read('sepidar')).toEqual({ bank: '012', amount: 5, days: [3, 1] });
});

test('a storage that takes nothing still keeps it for this visit', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  const kept = open();
  kept.keep(typed, 'sepidar');
  expect(kept.read('sepidar')).toEqual(typed);
  kept.forget('sepidar');
  expect(kept.read('sepidar')).toBeUndefined();
});

test('another storage may keep it, and tells whether a reload would find it', () => {
  const kept = createKept(() => 'slip', slip, { getItem: () => null, setItem: () => false, removeItem: () => undefined });
  expect(kept.keep(typed)).toBe(false);
  const own = createKept(() => 'slip', slip, browserStorage);
  expect(own.keep(typed)).toBe(true);
  expect([own.read(), sessionStorage.length]).toEqual([typed, 0]);
});

test('the items of a list may be lists', () => {
  expect(listOf(listOf(whole))([[1, 'x', 2], 'x', []])).toEqual([[1, 2], []]);
});

test('of values by any keys the broken ones are left out', () => {
  expect(valuesOf(whole)({ a: 1, b: 'x', c: 3 })).toEqual({ a: 1, c: 3 });
  expect(valuesOf(whole)('abc')).toBeUndefined();
});
