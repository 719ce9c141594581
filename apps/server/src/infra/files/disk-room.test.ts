import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { findDiskRoom, watchRoom } from './disk-room.ts';

test('the room of a real disk is a number of bytes, and a directory that is gone has none', async () => {
  expect(await findDiskRoom(tmpdir())).toBeGreaterThan(0);
  await expect(findDiskRoom('/not/there')).rejects.toThrow('ENOENT');
});

test('a disk below the floor is told once each time it comes there', async () => {
  let freeBytes = 9;
  const told: number[] = [];
  const check = watchRoom({ findFreeBytes: async () => freeBytes, floorBytes: 10, onLow: (bytes) => told.push(bytes) });
  await expect(check()).rejects.toThrow('less room');
  await expect(check()).rejects.toThrow('less room');
  freeBytes = 10;
  await check();
  freeBytes = 8;
  await expect(check()).rejects.toThrow('less room');
  expect(told).toEqual([9, 8]);
});

test('without a floor no disk is asked', async () => {
  const findFreeBytes = () => Promise.reject(new Error('asked'));
  await expect(watchRoom({ findFreeBytes, floorBytes: 0, onLow: () => undefined })()).resolves.toBeUndefined();
});
