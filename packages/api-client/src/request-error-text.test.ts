import { expect, test } from 'vitest';
import type { IssueCode } from '@jarchi/contract/refusals/field-issues.ts';
import { parseFilters } from '@jarchi/domain/filters/decode-filters.ts';
import type { FilterField } from '@jarchi/domain/filters/filters.ts';
import { findListedTwice } from '@jarchi/domain/validation/listed-twice.ts';
import { ApiError } from './api-error.ts';
import { errorText } from './words/error-text.fa.ts';

const FIELDS: readonly FilterField[] = [
  { key: 'search', type: 'search' },
  { key: 'price', type: 'number', isWhole: true, limits: { from: 20_000, to: 500_000_000 } },
  { key: 'categories', type: 'select', isMultiple: true, options: 'ids' },
  { key: 'media_type', type: 'select', isMultiple: true, options: ['BALE', 'EITAA'] },
  { key: 'storyNumber', type: 'select', isMultiple: false, options: ['single', 'double'] },
  { key: 'created', type: 'date' },
];

function getText(...filter: string[]): string {
  const parsed = parseFilters(filter, FIELDS);
  if (parsed.ok) throw new Error('nothing is wrong');
  const { code, ...facts } = parsed.error;
  return errorText(new ApiError({ status: 400, code, facts }));
}

test.each<[string, string]>([
  ['bogus,3', '«bogus» از فیلترهای این فهرست نیست. آن را بردارید.'],
  ['price,lte,30000', 'فیلتر «قیمت» پذیرفته نشد. عددی از ۲۰٬۰۰۰ تا ۵۰۰٬۰۰۰٬۰۰۰ بنویسید.'],
  ['price,gt,abc', 'فیلتر «قیمت» پذیرفته نشد. عددی از ۲۰٬۰۰۰ تا ۵۰۰٬۰۰۰٬۰۰۰ بنویسید.'],
  ['price,gt,5', 'فیلتر «قیمت» پذیرفته نشد. عددی از ۲۰٬۰۰۰ تا ۵۰۰٬۰۰۰٬۰۰۰ بنویسید.'],
  ['media_type,MYSPACE', '«MYSPACE» از گزینه‌های فیلتر «پلتفرم» نیست. گزینهٔ دیگری برگزینید.'],
  ['media_type,BALE,BALE', 'فیلتر «پلتفرم» یک گزینه را دو بار دارد. یکی را بردارید.'],
  ['media_type,', 'فیلتر «پلتفرم» بی‌گزینه است. گزینه‌ای برگزینید یا آن را بردارید.'],
  ['storyNumber,single,double', 'فیلتر «تعداد استوری» یک گزینه می‌پذیرد. یکی را نگه دارید.'],
  ['created,yesterday', 'فیلتر «تاریخ ساخت» خوانده نشد. روزها را دوباره برگزینید.'],
  [
    'created,select,1405-08-01,1405-08-30',
    'روزهای فیلتر «تاریخ ساخت» شمسی فرستاده شد و باید میلادی باشد. روزها را دوباره از تقویم برگزینید.',
  ],
  ['created,select,2026-10-20,2026-10-01', 'آغاز فیلتر «تاریخ ساخت» پس از پایان آن است. دو سر بازه را جابه‌جا کنید.'],
  [`search,${'a'.repeat(101)}`, 'متن فیلتر «جست‌وجو» بلند است. کوتاه‌ترش کنید.'],
])('%s is explained', (filter, text) => {
  expect(getText(filter)).toBe(text);
});

test('a Jalali date is told as one, a field that is wrong otherwise is not', () => {
  const getRefusal = (code: IssueCode) => errorText(new ApiError({ status: 400, code: 'invalid', issues: [{ path: 'from', code }] }));
  expect(getRefusal('jalali_year')).toBe('تاریخ شمسی فرستاده شد و باید میلادی باشد. روز را دوباره از تقویم برگزینید.');
  expect(getRefusal('wrong_format')).toBe('بخشی از اطلاعات درست نیست. آن‌ها را بررسی کنید و دوباره بفرستید.');
});

test('several wrong filters are explained one after the other, three at most', () => {
  const text = getText('price,gt,x', 'categories,3', 'categories,7', 'created,never', 'storyNumber,many');
  expect(text).toContain('فیلتر «دسته‌بندی» دو بار آمده است. یکی را بردارید.');
  expect(text).not.toContain('تاریخ ساخت');
});

test('repeated items are counted, list by list', () => {
  const facts = { ...findListedTwice({ selectedPlans: [3, 3, 7, 7], attachments: [1, 1], others: [2, 2] }) };
  expect(errorText(new ApiError({ status: 400, code: 'listed_twice', facts }))).toBe(
    'ناشران بسته، پیوست‌ها، فهرست: ۴ مورد دو بار آمده است. تکراری‌ها را بردارید.',
  );
});

test.each<[ConstructorParameters<typeof ApiError>[0]['code'], object, string]>([
  ['range_reversed', { from: '2026-02-01', to: '2026-01-01' }, 'تاریخ آغاز پس از تاریخ پایان است. بازه را دوباره برگزینید.'],
  ['range_too_long', { days: 400, longest_days: 366 }, 'این بازه ۴۰۰ روز است؛ بیشترین بازه ۳۶۶ روز است. بازهٔ کوتاه‌تری برگزینید.'],
  ['range_outside', {}, 'این سال‌ها پذیرفته نمی‌شود. بازهٔ دیگری برگزینید.'],
])('%s is explained', (code, facts, text) => {
  expect(errorText(new ApiError({ status: 400, code, facts: { ...facts } }))).toBe(text);
});
