import { expect, test } from 'vitest';
import { CHANNELS, CHOICE_KEYS, isChosen, isOffered, isOnByDefault, keepOwnChoices } from './channels.ts';
import { channelNamesFa } from './channel-names.fa.ts';
import { NOTICE_GROUPS } from './notice-groups.ts';

/** A line for each group: whether it is on by default, in the order of the channels; `·` is what is never offered. */
const line = (group: (typeof NOTICE_GROUPS)[number]) =>
  CHANNELS.map((channel) => (isOffered(group, channel) ? Number(isOnByDefault(group, channel)) : '·')).join('');

test('the default of each group is stated once', () => {
  expect(CHANNELS).toEqual(['sms', 'bale', 'telegram', 'email', 'push']);
  expect(NOTICE_GROUPS.map((group) => `${group} ${line(group)}`)).toEqual([
    'security 11111',
    'money 11111',
    'campaigns ·1101',
    'contents ·1101',
    'support ·1101',
    'alerts ·1111',
    'news ·0000',
  ]);
});

test.each([
  [{}, 'money', 'sms', true],
  [{ 'money.sms': false }, 'money', 'sms', false],
  [{ 'news.bale': true }, 'news', 'bale', true],
  // Nobody switches off security, and nobody switches on what is not offered.
  [{ 'security.sms': false, 'security.telegram': false }, 'security', 'telegram', true],
  [{ 'campaigns.sms': true }, 'campaigns', 'sms', false],
] as const)('with %j, %s by %s is %s', (choices, group, channel, isOn) => {
  expect(isChosen(choices, group, channel)).toBe(isOn);
});

test('only what differs from the default is kept', () => {
  const choices = { 'money.sms': true, 'money.email': false, 'news.push': true, 'security.email': false, 'support.sms': true } as const;
  expect(keepOwnChoices(choices)).toEqual({ 'money.email': false, 'news.push': true });
});

test('there is a choice for each group and channel', () => {
  expect(CHOICE_KEYS).toHaveLength(35);
  expect(CHOICE_KEYS.slice(4, 7)).toEqual(['security.push', 'money.sms', 'money.bale']);
});

test('every channel has a name of its own', () => {
  expect(new Set(CHANNELS.map((channel) => channelNamesFa[channel])).size).toBe(CHANNELS.length);
});
