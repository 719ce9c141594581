import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#calendar/durations.ts';
import type { LifeCampaign } from '#campaigns/life/campaign.ts';
import { BEGIN, drive, driveTo, getLine, RICH, type Driven } from '#campaigns/testing/drive.ts';
import { advance, settle } from '#campaigns/turn/advance.ts';
import { nextLookAt } from '#campaigns/turn/questions.ts';
import { listReminderMoments, listReminders, nextReminderAt } from './reminders.ts';
import { listOpenWaits, type AdvertiserWait } from './waits.ts';

const hour = (hours: number): number => BEGIN + hours * HOUR_MS;
const noSlots = () => [];
const nobody = { placements: new Map<number, number>() };

function driveToList(): Driven {
  const driven = driveTo('ASKED', 'INFLUENCE');
  for (const placement of [1, 2]) drive(driven, { event: 'accept', placement, line: null }, 'publisher', BEGIN);
  return driven;
}

/** Both contents delivered, at these hours. */
function driveToContents(hours: readonly [number, number], change: Partial<LifeCampaign> = {}): Driven {
  const driven = driveToList();
  drive(driven, { event: 'accept_list', funds: RICH }, 'advertiser', BEGIN);
  driven.campaign = { ...driven.campaign, ...change };
  for (const placement of [1, 2]) drive(driven, { event: 'order_content', placement }, 'system', BEGIN);
  for (const [index, at] of hours.entries()) drive(driven, { event: 'deliver_content', placement: index + 1 }, 'publisher', hour(at));
  return driven;
}

function driveToDifference(): Driven {
  const driven = driveTo('ASKED', 'INFLUENCE');
  drive(driven, { event: 'accept', placement: 1, line: getLine(4_000_000) }, 'publisher', BEGIN);
  drive(driven, { event: 'decline', placement: 2 }, 'publisher', BEGIN);
  const short = { event: 'accept_list_short', funds: { available: 0, debt_limit: 0 }, is_auto_after_charge: false } as const;
  drive(driven, short, 'advertiser', BEGIN);
  return driven;
}

function driveToUndated(): Driven {
  const driven = driveTo('REVIEW', 'REACH');
  driven.campaign = { ...driven.campaign, publish_until: hour(2) };
  drive(driven, { event: 'ask_new_dates' }, 'operator', BEGIN);
  return driven;
}

function driveToReplacement(): Driven {
  const driven = driveTo('ASKED', 'REACH');
  drive(driven, { event: 'decline', placement: 1 }, 'publisher', BEGIN);
  return driven;
}

/** The reminders that looks at each instant of `nextLookAt` send: the hour of the look, and what is sent. */
function sendUntil(driven: Driven, end: number) {
  const sent = new Map<string, readonly unknown[]>();
  let life = driven.campaign;
  for (let now: number | undefined = BEGIN; now !== undefined && now < end; now = nextLookAt(life, nobody, now)) {
    life = settle(life, now, noSlots).life;
    for (const { key, wait, placements, released, to_pay } of listReminders(life, now))
      if (!sent.has(key)) sent.set(key, [(now - BEGIN) / HOUR_MS, wait, placements.length, released, to_pay]);
  }
  return { sent: [...sent.values()], life };
}

test('each wait is announced at half time and 6 hours before its end, with the money at stake, and never after it', () => {
  const table: Readonly<Record<AdvertiserWait, { readonly driven: Driven; readonly sent: readonly (readonly unknown[])[] }>> = {
    quote: {
      driven: driveTo('TO_PAY', 'REACH'),
      sent: [
        [36, 'quote', 0, 0, 2_200_000],
        [66, 'quote', 0, 0, 2_200_000],
      ],
    },
    new_dates: {
      driven: driveToUndated(),
      sent: [
        [36, 'new_dates', 0, 2_200_000, 0],
        [66, 'new_dates', 0, 2_200_000, 0],
      ],
    },
    list: {
      driven: driveToList(),
      sent: [
        [36, 'list', 0, 3_300_000, 0],
        [66, 'list', 0, 3_300_000, 0],
      ],
    },
    // The dropped list waits again, with new reminders.
    difference: {
      driven: driveToDifference(),
      sent: [
        [36, 'difference', 0, 0, 1_100_000],
        [66, 'difference', 0, 0, 1_100_000],
        [108, 'list', 0, 3_300_000, 0],
        [138, 'list', 0, 3_300_000, 0],
      ],
    },
    // Half an hour earlier: the hour of Tehran begins at half past that of Greenwich.
    content: {
      driven: driveToContents([0, 0], { replacement_hours: 0 }),
      sent: [
        [35.5, 'content', 2, 2_200_000, 0],
        [65.5, 'content', 2, 2_200_000, 0],
      ],
    },
    replacement: {
      driven: driveToReplacement(),
      sent: [
        [11.5, 'replacement', 1, 1_100_000, 0],
        [17.5, 'replacement', 1, 1_100_000, 0],
      ],
    },
  };
  for (const [wait, { driven, sent }] of Object.entries(table)) {
    const done = sendUntil(driven, hour(200));
    expect(done.sent, wait).toEqual(sent);
    expect(listOpenWaits(done.life), wait).toEqual([]);
  }
});

test('what a reminder says is released is what the lapse then posts', () => {
  for (const driven of [driveToList(), driveToUndated(), driveToContents([0, 0], { replacement_hours: 0 }), driveToReplacement()]) {
    const [reminder] = listReminders(driven.campaign, nextReminderAt(driven.campaign, BEGIN)!);
    const turn = settle(driven.campaign, reminder!.last_until, noSlots);
    const posted = turn.postings.flatMap(({ kind, entries }) => (kind === 'release' ? entries : []));
    const given = posted.reduce((sum, { code, amount }) => (code === 'advertiser.available' ? sum + amount : sum), 0);
    expect(given).toBe(reminder!.released);
    expect(given).toBeGreaterThan(0);
  }
});

test('nothing is announced before the half, once the wait is answered, or from its end on', () => {
  const { campaign } = driveToList();
  expect(listReminders(campaign, hour(36) - 1)).toEqual([]);
  expect(listReminders(campaign, hour(36))).toHaveLength(1);
  expect(listReminders(campaign, hour(72) - 1)).toHaveLength(1);
  expect(listReminders(campaign, hour(72))).toEqual([]);
  const answered = driveToList();
  drive(answered, { event: 'accept_list', funds: RICH }, 'advertiser', hour(30));
  expect(listReminders(answered.campaign, hour(36))).toEqual([]);
});

test('of two instants that passed unseen only the later one is announced', () => {
  const { campaign } = driveToList();
  const [half] = listReminders(campaign, hour(36));
  const [last] = listReminders(campaign, hour(70));
  expect(listReminders(campaign, hour(70))).toHaveLength(1);
  expect(last?.key).not.toBe(half?.key);
  expect(last?.key).toBe(listReminders(campaign, hour(66))[0]?.key);
});

test('a wait that begins again has other keys', () => {
  const driven = driveToDifference();
  drive(driven, { event: 'drop_list' }, 'advertiser', hour(1));
  const first = listReminders(driven.campaign, hour(40));
  const short = { event: 'accept_list_short', funds: { available: 0, debt_limit: 0 }, is_auto_after_charge: false } as const;
  drive(driven, short, 'advertiser', hour(2));
  drive(driven, { event: 'drop_list' }, 'advertiser', hour(3));
  const second = listReminders(driven.campaign, hour(40));
  expect([first, second].map((sent) => sent.length)).toEqual([1, 1]);
  expect(second[0]?.key).not.toBe(first[0]?.key);
});

test('contents whose instants are in the same hour are announced together, with the first and the last end', () => {
  const { campaign } = driveToContents([1, 1.25]);
  const sent = listReminders(campaign, hour(37));
  expect(sent).toMatchObject([{ placements: [1, 2], until: hour(73), last_until: hour(73.25) }]);
  const apart = driveToContents([1, 3]).campaign;
  expect(listReminders(apart, hour(37))).toMatchObject([{ placements: [1] }]);
  expect(listReminders(apart, hour(39))).toMatchObject([{ placements: [1] }, { placements: [2] }]);
});

test('a content that is answered leaves its group, and the key of the group stays', () => {
  const driven = driveToContents([1, 1]);
  const [both] = listReminders(driven.campaign, hour(37));
  drive(driven, { event: 'confirm_content', placement: 1 }, 'advertiser', hour(38));
  const [one] = listReminders(driven.campaign, hour(39));
  expect(one).toMatchObject({ key: both!.key, placements: [2] });
});

test('a wait of half a day is announced once: its half is 6 hours before its end', () => {
  const { campaign } = driveToContents([1, 1], { publish_until: hour(30) });
  const [open] = listOpenWaits(campaign);
  expect(open).toMatchObject({ since: hour(1), until: hour(13) });
  expect(listReminderMoments(open!)).toEqual([hour(6.5)]);
});

test('a wait shorter than 6 hours is announced at its half only', () => {
  const open = { wait: 'replacement', placement: null, since: 0, until: 4 * HOUR_MS } as const;
  expect(listReminderMoments(open)).toEqual([2 * HOUR_MS]);
});

test('an archived campaign is announced nothing, and looked at all the same, since it may be restored', () => {
  const driven = driveTo('TO_PAY', 'REACH');
  drive(driven, { event: 'archive' }, 'advertiser', hour(1));
  expect(listReminders(driven.campaign, hour(40))).toEqual([]);
  expect(nextLookAt(driven.campaign, nobody, hour(1))).toBe(hour(36));
});

test('looks at any instants send each reminder once and in order, never after an answer or an end', () => {
  const steps = fc.array(fc.integer({ min: 1, max: 30 * 60 }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(steps, fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 40 }), (minutes, first, second) => {
      let life = driveToContents([Math.min(first, second), Math.max(first, second)], { replacement_hours: 0 }).campaign;
      const sent = new Map<number, number[]>();
      const keys = new Set<string>();
      let now = hour(Math.max(first, second));
      for (const minute of minutes) {
        now += minute * MINUTE_MS;
        life = advance(life, { placements: [] }, now, noSlots).life;
        for (const { key, placements, until } of listReminders(life, now)) {
          expect(until).toBeGreaterThan(now);
          if (keys.has(key)) continue;
          keys.add(key);
          for (const placement of placements) {
            const item = life.placements.find(({ id }) => id === placement);
            expect(item?.state).toBe('content_pending');
            sent.set(placement, [...(sent.get(placement) ?? []), now]);
          }
        }
      }
      for (const times of sent.values()) expect(times.length).toBeLessThanOrEqual(2);
    }),
  );
});
