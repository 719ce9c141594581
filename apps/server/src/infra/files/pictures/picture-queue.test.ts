import { expect, test } from 'vitest';
import { createPictureTurns } from './picture-queue.ts';

test('accounts take turns, a fixed number at once', async () => {
  const inTurn = createPictureTurns(1);
  const done: string[] = [];
  let inside = 0;
  const work = (name: string) => async () => {
    expect(++inside).toBe(1);
    await new Promise(setImmediate);
    inside--;
    done.push(name);
  };
  await Promise.all([inTurn(1, work('a1')), inTurn(1, work('a2')), inTurn(1, work('a3')), inTurn(2, work('b1'))]);
  expect(done.indexOf('b1')).toBeLessThan(done.indexOf('a3'));
});

test('a turn that fails makes room for the next', async () => {
  const inTurn = createPictureTurns(1);
  await expect(inTurn(1, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await inTurn(1, async () => 'next')).toBe('next');
});
