import { examineText } from '@jarchi/domain/text/doctor/examine-text.ts';
import { expect, test } from 'vitest';
import { excerptFinding } from './finding-excerpt.ts';

const excerptsOf = (text: string) => examineText(text).map((finding) => excerptFinding(text, finding));

test('an excerpt shows whole words before and after, between two words on each side', () => {
  expect(excerptsOf('امروز همه چیز را می خواهید ببینید و بخرید')).toEqual([
    { lead: 'چیز را', written: 'می خواهید', suggested: 'می‌خواهید', tail: 'ببینید و' },
  ]);
  expect(excerptsOf('علي')).toEqual([{ lead: '', written: 'علي', suggested: 'علی', tail: '' }]);
});

test('spaces and hidden signs are drawn where only they change', () => {
  expect(excerptsOf('خرید  آسان')).toEqual([{ lead: '', written: 'خرید␣␣آسان', suggested: 'خرید␣آسان', tail: '' }]);
  expect(excerptsOf('یک\n\n\nدو')).toEqual([{ lead: '', written: 'یک↵↵↵دو', suggested: 'یک↵↵دو', tail: '' }]);
  expect(excerptsOf('عطر\u200b گرم')).toEqual([{ lead: '', written: 'عطر•', suggested: 'عطر', tail: 'گرم' }]);
});
