import { expect, test } from 'vitest';
import { liveHostile } from './hostile-lives.ts';

const CAMPAIGNS = 200;

test('200 accepted drafts of hostile texts, links, dates and files live from purchase to their end without a failed job', async () => {
  const { accepted, errors, stuck, ends, refused } = await liveHostile(7, CAMPAIGNS);
  expect(errors).toEqual([]);
  expect(stuck).toEqual([]);
  expect(accepted).toBe(CAMPAIGNS);
  expect([...ends.keys()]).toEqual(expect.arrayContaining(['INACTIVE completed', 'REJECTED']));
  expect([...refused.keys()]).toContain('draft_incomplete');
}, 300_000);
