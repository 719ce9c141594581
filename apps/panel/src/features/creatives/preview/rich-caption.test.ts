import { expect, test } from 'vitest';
import { listPieces } from './rich-caption.ts';

const link = (text: string) => ({ text, link: 'https://a.ir' });

test('words of the caption become links where they stand first, and the rest stays', () => {
  expect(listPieces('منوی تازه و منوی قدیم', [link('منوی'), link('قدیم')])).toEqual([
    { text: 'منوی', isLink: true },
    { text: ' تازه و منوی ', isLink: false },
    { text: 'قدیم', isLink: true },
  ]);
});

test('words that do not occur, and empty ones, change nothing', () => {
  expect(listPieces('متن', [link('نیست'), link('')])).toEqual([{ text: 'متن', isLink: false }]);
  expect(listPieces('', [])).toEqual([]);
});
