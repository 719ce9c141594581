import { expect, test } from 'vitest';
import { HOUR_MS } from '#calendar/durations.ts';
import { BEGIN, drive, driveTo, getPlacement, getQuote, RICH, tryAct } from '#campaigns/testing/drive.ts';
import { allowedForPlacement } from '#campaigns/testing/placement-limits.ts';
import { CAMPAIGN_TYPES } from '#platforms/platforms.ts';
import { allowedNext, applyEvent } from './apply-event.ts';
import { startCampaign } from './campaign.ts';
import type { LifeEvent } from './events.ts';

const at = (hours: number): number => BEGIN + hours * HOUR_MS;

test('a draft becomes a campaign only with a priced quote, and editing it before that moves nothing', () => {
  const draft = { campaign: startCampaign(1, 'REACH', BEGIN), postings: [] };
  const nothing = { ...getQuote('REACH'), placements: [] };
  expect(tryAct(draft, { event: 'complete_steps', quote: nothing }, 'advertiser', BEGIN)).toBe('steps_complete');
  drive(draft, { event: 'edit', quote: null }, 'advertiser', BEGIN);
  expect(draft.campaign).toMatchObject({ state: 'CREATION', placements: [], version: 1 });
  drive(draft, { event: 'complete_steps', quote: getQuote('REACH') }, 'advertiser', BEGIN);
  expect(tryAct(draft, { event: 'edit', quote: null }, 'advertiser', BEGIN)).toBe('steps_complete');
});

test('an edit after a rejection is a new version at a new price', () => {
  const driven = driveTo('REVIEW', 'REACH');
  expect(tryAct(driven, { event: 'reject', comment: '  ' }, 'operator', at(1))).toBe('reason_given');
  drive(driven, { event: 'reject', comment: 'the caption' }, 'operator', at(1));
  const quote = { ...getQuote('REACH'), placements: [getPlacement(5, 'REACH', 700_000)] };
  drive(driven, { event: 'edit', quote }, 'advertiser', at(2));
  expect(driven.campaign).toMatchObject({ state: 'CREATED', version: 2, total: 770_000, quoted_at: at(2), list_ready_at: null });
});

test('an event returns the transitions it went through', () => {
  const said = (
    driven: { campaign: Parameters<typeof applyEvent>[0] },
    act: LifeEvent,
    actor: Parameters<typeof applyEvent>[2],
    now: number,
  ) => {
    const outcome = applyEvent(driven.campaign, act, actor, now);
    return outcome.ok && outcome.value.moves.map(({ event }) => event);
  };
  expect(said(driveTo('REVIEW', 'REACH'), { event: 'reject', comment: 'x' }, 'operator', at(1))).toEqual(['reject']);
  expect(said(driveTo('SCHEDULED', 'REACH'), { event: 'see_live', placement: 1, live_at: at(48) }, 'system', at(48))).toEqual(['go_live']);
  const waiting = driveTo('SCHEDULED', 'REACH');
  drive(waiting, { event: 'withdraw', placement: 2 }, 'publisher', at(47));
  expect(waiting.campaign.state).toBe('ACCEPTED');
  const early: LifeEvent = { event: 'see_live', placement: 1, live_at: at(48) };
  expect(said(waiting, early, 'system', at(48))).toEqual(['schedule', 'go_live']);
});

test('no actor can cause the events that follow from placements', () => {
  for (const type of CAMPAIGN_TYPES) {
    const driven = driveTo('SCHEDULED', type);
    for (const event of ['schedule', 'withdraw', 'go_live', 'end_unfilled'])
      for (const actor of ['system', 'publisher'] as const) {
        const outcome = applyEvent(driven.campaign, { event } as unknown as LifeEvent, actor, at(3));
        expect(outcome).toMatchObject({ ok: false, error: { code: 'transition_refused', state: 'SCHEDULED' } });
      }
  }
});

test('a refusal names the allowed events', () => {
  const driven = driveTo('ASKED', 'REACH');
  expect(applyEvent(driven.campaign, { event: 'stop' }, 'advertiser', at(1))).toEqual({
    ok: false,
    error: { code: 'transition_refused', state: 'ACCEPTED', allowed: ['cancel'] },
  });
  expect(applyEvent(driven.campaign, { event: 'end', placement: 1 }, 'publisher', at(1))).toEqual({
    ok: false,
    error: { code: 'transition_refused', state: 'ACCEPTED', allowed: ['accept', 'decline'] },
  });
  expect(tryAct(driven, { event: 'decline', placement: 99 }, 'publisher', at(1))).toBe('placement_unknown');
  expect(allowedForPlacement(driven.campaign, driven.campaign.placements[0]!, 'publisher')).toEqual(['accept', 'decline']);
});

test('an advertiser can archive its campaign, but not while money is held for it', () => {
  const created = driveTo('CREATED', 'REACH');
  expect(allowedNext(created.campaign, 'advertiser')).toEqual(['edit', 'purchase', 'purchase_short', 'cancel', 'archive']);
  expect(tryAct(created, { event: 'archive' }, 'operator', at(1))).toBe('transition_refused');
  expect(applyEvent(driveTo('REVIEW', 'REACH').campaign, { event: 'archive' }, 'advertiser', at(1))).toEqual({
    ok: false,
    error: { code: 'hold_open', amount: 2_200_000 },
  });
  drive(created, { event: 'archive' }, 'advertiser', at(1));
  expect(created.campaign).toMatchObject({ is_archived: true, state: 'CREATED' });
  expect(tryAct(created, { event: 'cancel' }, 'advertiser', at(2))).toBe('archived');
  expect(allowedNext(created.campaign, 'advertiser')).toEqual([]);
  expect(allowedForPlacement(created.campaign, created.campaign.placements[0]!, 'advertiser')).toEqual([]);
});

test('a charge does not buy an archived campaign, and its quote still lapses', () => {
  const driven = driveTo('TO_PAY', 'REACH');
  drive(driven, { event: 'archive' }, 'advertiser', at(1));
  expect(allowedNext(driven.campaign, 'system')).toEqual(['lapse_quote']);
  expect(tryAct(driven, { event: 'pay', funds: RICH }, 'system', at(2))).toBe('archived');
  expect(tryAct(driven, { event: 'lapse_quote' }, 'system', at(72))).toBe('CREATED');
});

test('a content is rejected at most twice; then the operator decides', () => {
  const driven = driveTo('ASKED', 'INFLUENCE');
  for (const placement of [1, 2]) drive(driven, { event: 'accept', placement, line: null }, 'publisher', at(1));
  drive(driven, { event: 'accept_list', funds: RICH }, 'advertiser', at(2));
  drive(driven, { event: 'order_content', placement: 1 }, 'system', at(2));
  const confirm: LifeEvent = { event: 'confirm_content', placement: 1 };
  const reject: LifeEvent = { event: 'reject_content', placement: 1 };
  const refuse: LifeEvent = { event: 'refuse_content', placement: 1 };
  const deliver: LifeEvent = { event: 'deliver_content', placement: 1 };
  expect([confirm, reject].map((act) => tryAct(driven, act, 'advertiser', at(3)))).toEqual(['content_delivered', 'rejections_left']);
  for (const round of [1, 2]) {
    drive(driven, deliver, 'publisher', at(3 + round));
    expect(tryAct(driven, deliver, 'publisher', at(3 + round))).toBe('content_awaited');
    for (const act of [confirm, refuse]) expect(tryAct(driven, act, 'operator', at(3 + round))).toBe('operator_decides');
    drive(driven, reject, 'advertiser', at(3 + round));
  }
  expect([confirm, refuse].map((act) => tryAct(driven, act, 'operator', at(6)))).toEqual(['operator_decides', 'operator_decides']);
  drive(driven, deliver, 'publisher', at(6));
  expect(tryAct(driven, reject, 'advertiser', at(7))).toBe('rejections_left');
  expect(tryAct(driven, confirm, 'advertiser', at(7))).toBe('ACCEPTED');
  expect(tryAct(driven, confirm, 'operator', at(7))).toBe('ACCEPTED');
  drive(driven, refuse, 'operator', at(7));
  expect(driven.campaign.placements[0]).toMatchObject({ state: 'declined', share: 'open', out_at: at(7) });
});

test('slots are assigned once every placement is confirmed, replaced or dropped; on the air, at once', () => {
  const driven = driveTo('ASKED', 'REACH');
  const slot = (placement: number): LifeEvent => ({ event: 'assign_slot', placement, slot_at: at(60) });
  drive(driven, { event: 'accept', placement: 1, line: null }, 'publisher', at(1));
  expect(tryAct(driven, slot(1), 'system', at(1))).toBe('others_confirmed');
  drive(driven, { event: 'decline', placement: 2 }, 'publisher', at(1));
  expect(tryAct(driven, slot(1), 'system', at(1))).toBe('others_confirmed');
  drive(driven, { event: 'replace', placement: 2, replacement: getPlacement(3, 'REACH'), funds: RICH }, 'advertiser', at(2));
  expect(tryAct(driven, slot(1), 'system', at(2))).toBe('others_confirmed');
  drive(driven, { event: 'accept', placement: 3, line: null }, 'publisher', at(3));
  drive(driven, slot(1), 'system', at(3));
  expect(driven.campaign.state).toBe('ACCEPTED');
  drive(driven, slot(3), 'system', at(3));
  expect(driven.campaign.state).toBe('SCHEDULED');
  drive(driven, { event: 'see_live', placement: 1, live_at: at(60) }, 'system', at(60));
  drive(driven, { event: 'withdraw', placement: 3 }, 'publisher', at(61));
  for (const id of [4, 5]) {
    const out = id === 4 ? 3 : 4;
    drive(driven, { event: 'replace', placement: out, replacement: getPlacement(id, 'REACH'), funds: RICH }, 'advertiser', at(61));
    if (id === 4) drive(driven, { event: 'decline', placement: 4 }, 'publisher', at(61));
  }
  drive(driven, { event: 'accept', placement: 5, line: null }, 'publisher', at(62));
  expect(tryAct(driven, slot(5), 'system', at(62))).toBe('PUBLISHING');
});

test('a price that a publisher names outside the negotiation changes nothing', () => {
  const driven = driveTo('ASKED', 'REACH');
  const { line } = getPlacement(1, 'REACH', 9_000_000);
  drive(driven, { event: 'accept', placement: 1, line }, 'publisher', at(1));
  expect(driven.campaign.placements[0]?.line.price).toBe(1_000_000);
});

test('the same events give the same campaign and postings, and change no campaign in place', () => {
  const once = driveTo('LIVE', 'INFLUENCE');
  const frozen = JSON.stringify(once.campaign);
  drive({ campaign: once.campaign, postings: [] }, { event: 'stop' }, 'operator', at(60));
  expect(JSON.stringify(once.campaign)).toBe(frozen);
  const again = driveTo('LIVE', 'INFLUENCE');
  expect(again).toEqual(once);
  drive(again, { event: 'stop' }, 'operator', at(60));
  const keys = again.postings.map(({ key }) => key);
  expect(keys).toHaveLength(6);
  expect(new Set(keys).size).toBe(keys.length);
});
