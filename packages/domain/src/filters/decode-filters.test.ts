import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeFilters, parseFilters, type FilterNotice } from './decode-filters.ts';
import {
  CAMPAIGN_FILTER_FIELDS,
  DATE_PRESETS,
  encodeFilters,
  NUMBER_OPERATORS,
  type FilterField,
  type Filters,
  type FilterValue,
} from './filters.ts';

const ANY = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };
const FIELDS: readonly FilterField[] = [
  { key: 'search', type: 'search' },
  { key: 'price', type: 'number', isWhole: true, limits: { from: 100, to: 900 } },
  { key: 'ratio', type: 'number', isWhole: false, limits: ANY },
  { key: 'categories', type: 'select', isMultiple: true, options: 'ids' },
  { key: 'states', type: 'select', isMultiple: true, options: ['a', 'b', '12'] },
  { key: 'only', type: 'select', isMultiple: false, options: ['true', 'false'] },
  { key: 'tags', type: 'select', isMultiple: true, options: 'any' },
  { key: 'created', type: 'date' },
];

const decode = (...texts: string[]) => decodeFilters(texts, FIELDS);
const range = (from: number | null, to: number | null): FilterValue => ({ type: 'number', from, to });
const chosen = (...values: string[]): FilterValue => ({ type: 'select', values });
const days = (from: string, to: string): FilterValue => ({ type: 'date', range: 'select', from, to });

test.each<[string[], Filters]>([
  [['price,gt,200'], { price: range(200, null) }],
  [['price,gt,۲۰۰'], { price: range(200, null) }],
  [['price,lt,٢٠٠'], { price: range(null, 200) }],
  [['price, eq , 200 '], { price: range(200, 200) }],
  [['price,gt,200', 'price,lt,300'], { price: range(200, 300) }],
  [['price,lt,300', 'price,gt,200'], { price: range(200, 300) }],
  [['price,gt,300', 'price,lt,300'], { price: range(300, 300) }],
  [['price,gt,100', 'price,lt,900'], { price: range(100, 900) }],
  [['price,gt,900'], { price: range(900, null) }],
  [['price,lt,100'], { price: range(null, 100) }],
  [['price,eq,100'], { price: range(100, 100) }],
  [['price,eq,900'], { price: range(900, 900) }],
  [['ratio,gt,-1.5'], { ratio: range(-1.5, null) }],
  [['ratio,gt,۱٬۲۰۰٫۵'], { ratio: range(1200.5, null) }],
  [['ratio,eq,-0'], { ratio: range(0, 0) }],
  [['ratio,lt,1e21'], { ratio: range(null, 1e21) }],
  [['ratio,lt,+.5'], { ratio: range(null, 0.5) }],
  [['categories,3,7'], { categories: chosen('3', '7') }],
  [['categories, ۳ ,,7,7,'], { categories: chosen('3', '7') }],
  [['states,۱۲,a'], { states: chosen('12', 'a') }],
  [['only,true'], { only: chosen('true') }],
  [['tags, a ,b\\,c,\\\\,۱'], { tags: chosen(' a ', 'b,c', '\\', '۱') }],
  [['tags,a\\'], { tags: chosen('a\\') }],
  [['tags,a\\\nb'], { tags: chosen('a\nb') }],
  [['created,today'], { created: { type: 'date', range: 'today' } }],
  [['created, last_7_days '], { created: { type: 'date', range: 'last_7_days' } }],
  [['created,last_30_days'], { created: { type: 'date', range: 'last_30_days' } }],
  [['created,select,2026-10-01,2026-10-20'], { created: days('2026-10-01', '2026-10-20') }],
  [['created,select, ۲۰۲۸-۰۲-۲۹ ,٢٠٢٨-٠٢-٢٩'], { created: days('2028-02-29', '2028-02-29') }],
  [['search,text'], { search: { type: 'search', text: 'text' } }],
  [['search,نان، شیر, پنیر'], { search: { type: 'search', text: 'نان، شیر, پنیر' } }],
  [[`search, ${'a'.repeat(100)} `], { search: { type: 'search', text: 'a'.repeat(100) } }],
  [['search, ,a\\,۱,'], { search: { type: 'search', text: ',a\\,۱,' } }],
])('%j is read whole', (texts, filters) => {
  expect(decode(...texts)).toEqual({ filters, notices: [] });
});

test.each(['search', 'search,', 'search,  ', 'categories', 'categories,', 'categories,,,', 'states, , ', 'tags,', 'only,'])(
  '%j holds nothing and goes without a notice',
  (text) => {
    expect(decode(text)).toEqual({ filters: {}, notices: [] });
  },
);

test.each<[string, FilterNotice['code']]>([
  ['', 'filter_unknown'],
  [',', 'filter_unknown'],
  ['unknown,gt,1', 'filter_unknown'],
  ['PRICE,gt,200', 'filter_unknown'],
  [' price,gt,200', 'filter_unknown'],
  ['__proto__,gt,1', 'filter_unknown'],
  ['constructor,1', 'filter_unknown'],
  ['price', 'comparison_unknown'],
  ['price,', 'comparison_unknown'],
  ['price,gte,200', 'comparison_unknown'],
  ['price,200', 'comparison_unknown'],
  ['price,gt', 'number_invalid'],
  ['price,gt,', 'number_invalid'],
  ['price,gt, ', 'number_invalid'],
  ['price,gt,abc', 'number_invalid'],
  ['price,gt,0x10', 'number_invalid'],
  ['price,gt,2_00', 'number_invalid'],
  ['price,gt,200,300', 'number_invalid'],
  ['price,gt,200.5', 'number_invalid'],
  ['price,gt,9007199254740992', 'number_invalid'],
  ['ratio,gt,Infinity', 'number_invalid'],
  ['ratio,gt,1e999', 'number_invalid'],
  ['ratio,gt,NaN', 'number_invalid'],
  ['ratio,gt,.', 'number_invalid'],
  ['price,lt,99', 'outside_limits'],
  ['price,gt,901', 'outside_limits'],
  ['price,eq,99', 'outside_limits'],
  ['price,eq,901', 'outside_limits'],
  ['categories,0', 'value_unknown'],
  ['categories,-3', 'value_unknown'],
  ['categories,007', 'value_unknown'],
  ['categories,1.5', 'value_unknown'],
  ['categories,1234567890123456', 'value_unknown'],
  ['states,A', 'value_unknown'],
  ['only,1', 'value_unknown'],
  ['created', 'date_invalid'],
  ['created,', 'date_invalid'],
  ['created,yesterday', 'date_invalid'],
  ['created,today,today', 'date_invalid'],
  ['created,select', 'date_invalid'],
  ['created,select,2026-10-01', 'date_invalid'],
  ['created,select,2026-10-01,', 'date_invalid'],
  ['created,select,2026-10-01,2026-10-02,2026-10-03', 'date_invalid'],
  ['created,select,2026-02-29,2026-03-01', 'date_invalid'],
  ['created,select,2026-03-01,2026-13-01', 'date_invalid'],
  ['created,select,2026-3-1,2026-03-02', 'date_invalid'],
  ['created,select,1405-07-31,0000-00-00', 'jalali_year'],
  ['created,select,1405-08-01,1405-08-30', 'jalali_year'],
  ['created,select,۱۴۰۵-۰۸-۰۱,۱۴۰۵-۰۸-۳۰', 'jalali_year'],
  ['created,select,2026-11-01,1405/8/30', 'jalali_year'],
  ['created,select,2026-10-20,2026-10-19', 'range_reversed'],
  [`search,${'a'.repeat(101)}`, 'text_too_long'],
])('%j is left out: %s', (text, code) => {
  const key = text.split(',')[0]!;
  expect(decode(text, 'tags,kept')).toEqual({ filters: { tags: chosen('kept') }, notices: [{ key, code }] });
});

test.each<[string[], FilterValue | undefined, FilterNotice['code'][]]>([
  [['price,gt,99'], range(100, null), ['moved_to_limit']],
  [['price,lt,901'], range(null, 900), ['moved_to_limit']],
  [['price,gt,1', 'price,lt,100'], range(100, 100), ['moved_to_limit']],
  [['price,gt,300', 'price,lt,299'], undefined, ['range_reversed']],
  [['price,gt,200', 'price,gt,300'], range(300, null), ['repeated']],
  [['price,lt,300', 'price,lt,200'], range(null, 200), ['repeated']],
  [['price,eq,200', 'price,eq,300'], range(300, 300), ['repeated']],
  [['price,gt,200', 'price,eq,300'], range(300, 300), ['repeated']],
  [['price,gt,x', 'price,like,1', 'price,lt,300', 'price,gt,y'], range(null, 300), ['number_invalid', 'comparison_unknown']],
  [['categories,3,x,7'], chosen('3', '7'), ['value_unknown']],
  [['categories,3', 'categories,7'], chosen('7'), ['repeated']],
  [['categories,3', 'categories,x'], chosen('3'), ['value_unknown']],
  [['categories,3', 'categories,'], chosen('3'), []],
  [['only,false,true'], chosen('false'), ['one_value_only']],
  [['only,true,true'], chosen('true'), []],
  [['only,x,true'], chosen('true'), ['value_unknown']],
  [['created,today', 'created,last_7_days'], { type: 'date', range: 'last_7_days' }, ['repeated']],
  [['created,today', 'created,tomorrow'], { type: 'date', range: 'today' }, ['date_invalid']],
])('of %j is kept %j', (texts, value, codes) => {
  const key = texts[0]!.split(',')[0]!;
  expect(decode(...texts)).toEqual({ filters: value ? { [key]: value } : {}, notices: codes.map((code) => ({ key, code })) });
});

test('each key has at most one notice for each reason', () => {
  expect(decode('x,1', 'x,2', 'y', 'price,gt,a', 'price,gt,b').notices).toEqual([
    { key: 'x', code: 'filter_unknown' },
    { key: 'y', code: 'filter_unknown' },
    { key: 'price', code: 'number_invalid' },
  ]);
});

/** Includes unpaired surrogates. */
const codeUnit = fc.nat(0xffff).map((code) => String.fromCharCode(code));
const bound = (field: Extract<FilterField, { type: 'number' }>) =>
  field.isWhole
    ? fc.integer({ min: field.limits.from, max: field.limits.to })
    : fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0);
const day = fc
  .date({ min: new Date('1500-01-01T00:00:00Z'), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10));
const byValue = (a: number, b: number) => a - b;

function getChoices({ options, isMultiple }: Extract<FilterField, { type: 'select' }>): fc.Arbitrary<string[]> {
  const count = { minLength: 1, maxLength: isMultiple ? 3 : 1 };
  if (options === 'any') {
    const text = fc.oneof(
      fc.string({ unit: codeUnit, minLength: 1 }),
      fc.string({ unit: fc.constantFrom('a', '\\', ','), minLength: 1, maxLength: 6 }),
    );
    return fc.uniqueArray(text, count);
  }
  if (options === 'ids') return fc.uniqueArray(fc.integer({ min: 1, max: 999_999_999_999_999 }).map(String), count);
  return fc.shuffledSubarray([...options], count);
}

function getValue(field: FilterField): fc.Arbitrary<FilterValue> {
  switch (field.type) {
    case 'number':
      return fc.oneof(
        bound(field).map((from) => range(from, null)),
        bound(field).map((to) => range(null, to)),
        fc.tuple(bound(field), bound(field)).map((ends) => range(...(ends.toSorted(byValue) as [number, number]))),
      );
    case 'date':
      return fc.oneof(
        fc.constantFrom(...DATE_PRESETS).map((preset) => ({ type: 'date', range: preset }) as const),
        fc.tuple(day, day).map((ends) => days(...(ends.toSorted() as [string, string]))),
      );
    case 'select':
      return getChoices(field).map((values) => chosen(...values));
    case 'search':
      return fc
        .oneof(fc.string({ unit: codeUnit }), fc.string({ unit: fc.constantFrom('a', 'ک', '۱', ' ', ',', '\\') }))
        .map((text) => text.trim())
        .filter((text) => text !== '')
        .map((text) => ({ type: 'search', text }) as const);
  }
}

test.each([
  ['all kinds', FIELDS],
  ['the campaign list', CAMPAIGN_FILTER_FIELDS],
])('every filter of %s is read back as it was written', (_, fields) => {
  const whole = fc.record(Object.fromEntries(fields.map((field) => [field.key, getValue(field)])));
  const keys = fc.subarray(fields.map(({ key }) => key));
  fc.assert(
    fc.property(whole, keys, (all, some) => {
      const written: Filters = Object.fromEntries(some.map((key) => [key, all[key]!]));
      expect(decodeFilters(encodeFilters(written, fields), fields)).toEqual({ filters: written, notices: [] });
      expect(parseFilters(encodeFilters(written, fields), fields)).toEqual({ ok: true, value: written });
    }),
    { numRuns: 200 },
  );
});

test('any text is read without throwing; a request reads like an address or is refused; what was read is read back the same', () => {
  const keys = fc.constantFrom(...FIELDS.map(({ key }) => key), '__proto__', 'x', '');
  const part = fc.oneof(
    fc.constantFrom(...NUMBER_OPERATORS, ...DATE_PRESETS, 'select', 'true', 'a', '', '\\', '200', '۳۰۰', '2026-10-01', '2026-10-20'),
    fc.string(),
  );
  const text = fc.oneof(
    fc.string({ unit: codeUnit }),
    fc.tuple(keys, fc.array(part, { maxLength: 4 })).map(([key, rest]) => [key, ...rest].join(',')),
  );
  fc.assert(
    fc.property(fc.array(text, { maxLength: 8 }), (texts) => {
      const { filters, notices } = decode(...texts);
      const parsed = parseFilters(texts, FIELDS);
      const whole = { ok: true, value: filters };
      expect(parsed.ok ? [parsed, notices] : parsed.error.issues.length > 0).toEqual(parsed.ok ? [whole, []] : true);
      const written = encodeFilters(filters, FIELDS);
      expect(decode(...written)).toEqual({ filters, notices: [] });
      expect(encodeFilters(decode(...written).filters, FIELDS)).toEqual(written);
    }),
    { numRuns: 500 },
  );
});

test('a search field may have a limit of its own', () => {
  const read = (length: number) => decodeFilters([`search,${'a'.repeat(length)}`], [{ key: 'search', type: 'search', max: 120 }]);
  expect([read(120).notices, read(121).notices]).toEqual([[], [{ key: 'search', code: 'text_too_long' }]]);
});
