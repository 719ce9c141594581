import { afterAll, beforeAll, expect, test } from 'vitest';
import { foldForSearch } from '@jarchi/domain/text/persian-text.ts';
import { openTestDatabase, type TestDatabase } from '#infra/testing/test-database.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

async function fold(texts: readonly string[]): Promise<{ typed: string; folded: string; plain: string }[]> {
  const { rows } = await db.pool.query<{ typed: string; folded: string; plain: string }>(
    'select typed, fold_for_search(typed) as folded, normalize(typed, nfkd) as plain from unnest($1::text[]) as t (typed)',
    [texts],
  );
  return rows;
}

test.each([
  ['letters of other keyboards', 'قهوة سپيدار كريمي', 'قهوه سپیدار کریمی'],
  ['a hamza on its carrier, and alone', 'مسؤول رئیس جزء', 'مسوول رییس جز'],
  ['marks, half-spaces and tatweel', 'تُرنج می‌خواهم سـلام', 'ترنج میخواهم سلام'],
  ['digits of any keyboard', '۱۲۳ ٤٥٦ 789', '123 456 789'],
  ['capitals, of other alphabets too', 'SARA ΑΣΟΣ ЖУК Ünïcode', 'sara ασοσ жук unicode'],
  ['forms of presentation and width', 'ﻛﺘﺎﺏ ﷼ ＦＵＬＬ 𝐁𝐨𝐥𝐝', 'کتاب ریال full bold'],
  ['spaces of every kind', ' \t a\u00a0\u2003 b\n', 'a b'],
  ['nothing', '', ''],
])('the store folds %s', async (_what, typed, folded) => {
  expect(await fold([typed])).toMatchObject([{ folded }]);
  expect(foldForSearch(typed)).toBe(folded);
});

test('the store folds every letter as the rule in memory does', async () => {
  const letters: string[] = [];
  for (let point = 1; point <= 0x2ffff; point++) {
    const letter = String.fromCodePoint(point);
    // Korean syllables are put together from their parts, and what is private or Chinese folds to itself.
    const isLike = (point >= 0x4e01 && point <= 0x9fff) || (point >= 0xac10 && point <= 0xd7a3) || /\p{Cs}|\p{Co}|\p{Cn}/u.test(letter);
    if (!isLike && (point < 0x20000 || foldForSearch(letter) !== letter)) letters.push(letter);
  }
  expect(letters.length).toBeGreaterThan(30_000);
  const texts = Array.from({ length: Math.ceil(letters.length / 8) }, (_, at) => `aB ${letters.slice(8 * at, 8 * at + 8).join('ي')} C `);
  const rows = await fold(texts);
  // What a newer Unicode decomposes is left out.
  const known = rows.filter(({ typed, plain }) => plain === typed.normalize('NFKD'));
  expect(known.length).toBeGreaterThan(0.98 * texts.length);
  expect(known.filter(({ typed, folded }) => folded !== foldForSearch(typed))).toEqual([]);
});
