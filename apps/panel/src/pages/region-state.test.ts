import { expect, test } from 'vitest';
import { regionStateOf } from './region-state.ts';

test.each([
  [{ data: undefined, isError: false }, 'loading'],
  [{ data: undefined, isError: true }, 'failed'],
  [{ data: [], isError: false }, 'empty'],
  [{ data: [1], isError: false }, 'ready'],
  [{ data: [1], isError: true }, 'ready'],
])('%o is shown as %s', (query, state) => {
  expect(regionStateOf<number[]>(query, (rows) => rows.length === 0)).toBe(state);
});
