import { expect, test } from 'vitest';
import { listPieces } from './rich-caption.ts';

const link = (text: string) => ({ text, link: 'https://a.ir' });

test('words become a link at their first place in the caption, and the rest does not change', () => {
  expect(listPieces('منوی تازه و منوی قدیم', [link('منوی'), link('قدیم')])).toEqual([
    { text: 'منوی', isLink: true },
    { text: ' تازه و منوی ', isLink: false },
    { text: 'قدیم', isLink: true },
  ]);
});

test('words that the caption does not have, and empty ones, change nothing', () => {
  expect(listPieces('متن', [link('نیست'), link('')])).toEqual([{ text: 'متن', isLink: false }]);
  expect(listPieces('', [])).toEqual([]);
});
