import { expect, test } from 'vitest';
import { createPictureQueue } from './picture-queue.ts';

test('accounts take turns, a fixed number at once', async () => {
  const enqueue = createPictureQueue(1);
  const done: string[] = [];
  let inside = 0;
  const work = (name: string) => async () => {
    expect(++inside).toBe(1);
    await new Promise(setImmediate);
    inside--;
    done.push(name);
  };
  await Promise.all([enqueue(1, work('a1')), enqueue(1, work('a2')), enqueue(1, work('a3')), enqueue(2, work('b1'))]);
  expect(done.indexOf('b1')).toBeLessThan(done.indexOf('a3'));
});

test('a turn that fails makes room for the next', async () => {
  const enqueue = createPictureQueue(1);
  await expect(enqueue(1, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await enqueue(1, async () => 'next')).toBe('next');
});
