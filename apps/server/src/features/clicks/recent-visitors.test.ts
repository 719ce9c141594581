import { expect, test } from 'vitest';
import { REPEAT_MS } from '@jarchi/domain/clicks/judge-click.ts';
import { createRecentVisitors, shortenDigest } from './recent-visitors.ts';

const START = 1_700_000_000_000;

test('a visitor is counted once in thirty seconds, whenever others come', () => {
  for (const offset of [0, 1, REPEAT_MS / 2, REPEAT_MS - 1, REPEAT_MS]) {
    const visitors = createRecentVisitors();
    visitors.isRepeat(1, START);
    const first = START + offset;
    expect(visitors.isRepeat(7, first)).toBe(false);
    for (const later of [1, REPEAT_MS / 3, REPEAT_MS - 1]) {
      visitors.isRepeat(100 + later, first + later);
      expect(visitors.isRepeat(7, first + later), `${offset} ${later}`).toBe(true);
    }
    expect(visitors.isRepeat(7, first + REPEAT_MS), String(offset)).toBe(false);
    expect(visitors.isRepeat(7, first + REPEAT_MS + 1), String(offset)).toBe(true);
  }
});

test('with more visitors than fit, the latest are remembered', () => {
  const visitors = createRecentVisitors(10);
  for (let visitor = 0; visitor < 25; visitor++) visitors.isRepeat(visitor, START + visitor);
  expect(visitors.isRepeat(24, START + 30)).toBe(true);
  expect(visitors.isRepeat(10, START + 30)).toBe(true);
  expect(visitors.isRepeat(0, START + 30)).toBe(false);
});

test('digests become numbers of six bytes', () => {
  expect(shortenDigest('\u0001\u0000\u0000\u0000\u0000\u0002rest')).toBe(2 ** 40 + 2);
  expect(shortenDigest('\u00ff'.repeat(32))).toBe(2 ** 48 - 1);
});
