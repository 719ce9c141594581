import { expect, test } from 'vitest';
import { z } from 'zod';
import type { CallSchemas } from '@jarchi/contract/schema.ts';
import { drawInput, listWords } from './draw-input.ts';
import type { NamedCall } from './every-call.ts';

function getCall(path: `/${string}`, shapes: CallSchemas): NamedCall {
  const call = { method: 'POST', host: 'main', path, access: 'account', for: 'everyone', errors: [], summary: 'Tries.' } as const;
  return { name: 'drafts.try', slice: 'drafts', key: 'try', call, shapes };
}

const shapes = {
  params: z.object({ id: z.coerce.number().int().positive() }),
  query: z.object({ limit: z.coerce.number().default(10), campaign: z.number().optional() }),
  body: z.object({
    notes: z.array(z.object({ content: z.number().int(), text: z.string().min(20) })).min(1),
    kind: z.enum(['a', 'b']),
    day: z.iso.date(),
    price: z.number().int().min(1000).nullable(),
  }),
};
const tried = getCall('/v1/orders/{id}/', shapes);

test('the smallest input passes the shapes from which it is drawn', async () => {
  const { params, query, body } = await drawInput(tried, {});
  expect(shapes.params.parse(params)).toEqual({ id: 1 });
  expect(query).toEqual({});
  expect(shapes.body.parse(body)).toMatchObject({ kind: 'a', price: 1000 });
});

test('known words are filled in everywhere, an id by the part of the address before it', async () => {
  const words = { orders: () => 7, content: async () => 8, campaign: () => 9 };
  expect(await drawInput(tried, words)).toMatchObject({ params: { id: 7 }, query: {}, body: { notes: [{ content: 8 }] } });
  expect(await drawInput(tried, words, ['campaign'])).toMatchObject({ query: { campaign: 9 } });
});

test('words are listed, and so are the required ones', () => {
  const { address, required, all } = listWords(tried);
  expect(address).toEqual(['orders']);
  expect(required).toEqual(['orders', 'notes', 'content', 'text', 'kind', 'day', 'price']);
  expect(all).toEqual(expect.arrayContaining(['limit', 'campaign']));
  expect(listWords(tried, ['notes']).all).not.toContain('content');
});
