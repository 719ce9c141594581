import { expect, test } from 'vitest';
import { formatScaledPair } from './format-pair.ts';

test.each([
  [23_600_000, 36_200_000, '۲۳٫۶', '۳۶٫۲ میلیون'],
  [800_000, 1_200_000, '۸۰۰ هزار', '۱٫۲ میلیون'],
  [0, 12_000_000, '۰', '۱۲ میلیون'],
  [950, 400_000, '۹۵۰', '۴۰۰ هزار'],
])('%i of %i shares its unit where it can', (part, whole, first, second) => {
  expect(formatScaledPair(part, whole)).toEqual({ part: first, whole: second });
});
