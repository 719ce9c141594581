import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseFilters } from '@jarchi/domain/filters/decode-filters.ts';
import type { FilterField } from '@jarchi/domain/filters/filters.ts';
import { days, filterBody, filterFields, filterQuery, ordering, repeatedIds } from './parameters.ts';
import type { CallSchemas } from '../schema.ts';
import { schemas } from '../schemas.ts';

const FIELDS: readonly FilterField[] = [
  { key: 'search', type: 'search' },
  { key: 'price', type: 'number', isWhole: true, limits: { from: 20_000, to: 500_000 } },
  { key: 'ratio', type: 'number', isWhole: false, limits: { from: 0, to: 1 } },
  { key: 'categories', type: 'select', isMultiple: true, options: 'ids' },
  { key: 'pageType', type: 'select', isMultiple: true, options: ['news', 'topic'] },
  { key: 'only', type: 'select', isMultiple: false, options: ['true'] },
  { key: 'tags', type: 'select', isMultiple: true, options: 'any' },
  { key: 'created', type: 'date' },
];

test('filters are described by their keys, forms, choices and limits', () => {
  expect(filterQuery(FIELDS).meta()?.description?.split('\n').slice(1)).toEqual([
    '- `search`: `search,{text}`, 100 characters at most; commas belong to the text',
    '- `price`: `price,{gt|eq|lt},{number}`, a whole number from 20000 to 500000; gt and lt hold the number itself, and both together make a range',
    '- `ratio`: `ratio,{gt|eq|lt},{number}`, a number from 0 to 1; gt and lt hold the number itself, and both together make a range',
    '- `categories`: `categories,{id,id,…}`',
    '- `pageType`: `pageType,{value,value,…}` of news, topic',
    '- `only`: `only,{value}` of true',
    '- `tags`: `tags,{text,text,…}`',
    '- `created`: `created,today`, `created,last_7_days`, `created,last_30_days`, `created,select,YYYY-MM-DD,YYYY-MM-DD`; days of Tehran, both ends included',
  ]);
  expect(filterBody(FIELDS, 'Some are wider.').meta()).toMatchObject({
    description: expect.stringMatching(/- `price`[^]*\nSome are wider\.$/),
    example: ['price,gt,20000', 'categories,3,7', 'created,last_7_days'],
  });
});

test('filters are sent one by one or together, forty at most, and default to none', () => {
  const read = (value: unknown) => filterQuery(FIELDS).safeParse(value).data;
  expect([read('a,1'), read(['a,1', 'b,2']), read(undefined)]).toEqual([['a,1'], ['a,1', 'b,2'], []]);
  expect(read(Array.from({ length: 41 }, () => 'a'))).toBeUndefined();
  expect(read('a'.repeat(501))).toBeUndefined();
  expect(filterBody(FIELDS).safeParse('a,1').success).toBe(false);
});

const FILTERED = Object.entries(schemas).flatMap(([slice, table]) =>
  Object.entries<CallSchemas>(table).flatMap(([name, shapes]) =>
    [shapes.query, shapes.body].flatMap((shape) => {
      const filter = shape instanceof z.ZodObject ? (shape.shape['filter'] as z.ZodType | undefined) : undefined;
      return filter ? [[`${slice}.${name}`, filter] as const] : [];
    }),
  ),
);

test.each(FILTERED)('%s has a filter parameter whose fields and examples are described', (_, schema) => {
  const fields = filterFields.get(schema)?.fields ?? [];
  const { description = '', example } = z.toJSONSchema(schema, { io: 'input' });
  expect(fields.length).toBeGreaterThan(0);
  for (const { key } of fields) expect(description).toContain(`\`${key}\``);
  expect(example).not.toEqual([]);
  expect(parseFilters(example as string[], fields)).toMatchObject({ ok: true });
});

test.each([
  ['3', [3]],
  [
    ['3', '۱۲,7'],
    [3, 12, 7],
  ],
  [' 5 , 6 ', [5, 6]],
  ['999999999999999', [999_999_999_999_999]],
  [[], []],
  ['', undefined],
  ['3,', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['x', undefined],
  ['0', undefined],
  ['9007199254740993', undefined],
])('the ids %j are read as %j', (texts, ids) => {
  expect(repeatedIds('Some.').safeParse(texts).data).toEqual(ids);
});

test('an order is one of its choices, defaults to the first, and its description names the default', () => {
  const order = ordering(['-created', 'created'], '-created');
  expect([order.parse(undefined), order.parse('created'), order.safeParse('luck').success]).toEqual(['-created', 'created', false]);
  expect(z.toJSONSchema(order, { io: 'input' })).toMatchObject({
    enum: ['-created', 'created'],
    default: '-created',
    examples: ['-created'],
  });
  expect(order.meta()?.description).toContain('Default: `-created`');
});

test('the ends of a range are existing days', () => {
  const range = z.object(days('Default: today.'));
  expect(range.shape.from.meta()?.description).toContain('Default: today.');
  expect(range.safeParse({ from: '2026-11-10' }).success).toBe(true);
  expect(range.safeParse({ from: '2026-02-30' }).success).toBe(false);
});
