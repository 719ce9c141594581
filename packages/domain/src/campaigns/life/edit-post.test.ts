import { expect, test } from 'vitest';
import { HOUR_MS } from '#calendar/durations.ts';
import { BEGIN, drive, driveTo, tryAct } from '#campaigns/testing/drive.ts';
import { advance } from '#campaigns/turn/advance.ts';
import { makeHistory } from '#campaigns/turn/history.ts';
import type { Sighting } from '#campaigns/turn/sightings.ts';

const at = (hours: number): number => BEGIN + hours * HOUR_MS;
const edit = (edited_at: number) => ({ event: 'edit_post', placement: 1, edited_at }) as const;

test('a live post that is changed is remembered, and moves no money', () => {
  const driven = driveTo('LIVE', 'REACH');
  const before = driven.campaign;
  const posted = driven.postings.length;
  drive(driven, edit(at(50)), 'system', at(51));
  expect(driven.campaign.placements).toEqual(before.placements.map((item) => (item.id === 1 ? { ...item, edited_at: at(50) } : item)));
  expect(driven.campaign).toMatchObject({ state: 'PUBLISHING', captured: before.captured, released: before.released });
  expect(driven.postings).toHaveLength(posted);
});

test('a change counts once, after the one before it, and only of a post that is live', () => {
  const driven = driveTo('LIVE', 'CPM');
  expect(tryAct(driven, edit(at(48)), 'system', at(60))).toBe('newly_edited');
  expect(tryAct(driven, edit(at(61)), 'system', at(60))).toBe('newly_edited');
  drive(driven, edit(at(50)), 'system', at(60));
  expect(tryAct(driven, edit(at(50)), 'system', at(61))).toBe('newly_edited');
  expect(tryAct(driven, edit(at(51)), 'system', at(61))).toBe('PUBLISHING');
  expect(tryAct(driveTo('SCHEDULED', 'REACH'), edit(at(48)), 'system', at(60))).toBe('transition_refused');
});

test('every look sees the same change, and the history tells it once, as the publisher did it', () => {
  const { campaign } = driveTo('LIVE', 'REACH');
  const sighting: Sighting = { placement: 1, asked_at: at(54), edited_at: at(50) };
  const first = advance(campaign, { placements: [sighting] }, at(54), () => []);
  const again = advance(first.life, { placements: [{ ...sighting, asked_at: at(60) }] }, at(60), () => []);
  const told = makeHistory([...first.facts, ...again.facts], again.life, { titleOf: () => 'publisher' });
  expect(told).toEqual([
    {
      event: 'post_edited',
      at: at(50),
      by: 'publisher',
      state: { state: 'PUBLISHING', reason: null },
      facts: { title: 'publisher' },
    },
  ]);
});

test('a change that is seen with the end of the post happened before it', () => {
  const { campaign } = driveTo('LIVE', 'REACH');
  const seen: Sighting = { placement: 1, asked_at: at(90), edited_at: at(60), removed_at: at(70) };
  const { facts } = advance(campaign, { placements: [seen] }, at(71), () => []);
  expect(facts.map(({ event }) => event)).toEqual(['edit_post', 'cut_short']);
});
