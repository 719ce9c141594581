import { MINUTE_MS } from '../calendar/durations.ts';
import { NOTICE_GROUPS, type NoticeGroup } from './notice-groups.ts';

/** The ways on which notices leave the panel, in which they always stand. */
export const CHANNELS = ['sms', 'bale', 'telegram', 'email', 'push'] as const;
export type Channel = (typeof CHANNELS)[number];

/** Channels of a bot, to which a person links a chat. */
export const BOT_CHANNELS = ['bale', 'telegram'] as const;
export type BotChannel = (typeof BOT_CHANNELS)[number];

/** A code that links a chat to a person works for this time, once. */
export const LINK_CODE_MS = 10 * MINUTE_MS;

/** The page of the server that plays a bot where none is set up; the channel follows. */
export const TEST_BOT_PAGE = '/test-bot';

/** What a person chose, where it differs from the default: `money.sms`. */
export type NoticeChoices = Readonly<Partial<Record<ChoiceKey, boolean>>>;
export type ChoiceKey = `${NoticeGroup}.${Channel}`;

export const CHOICE_KEYS: readonly ChoiceKey[] = NOTICE_GROUPS.flatMap((group) =>
  CHANNELS.map((channel): ChoiceKey => `${group}.${channel}`),
);

/** Groups that a line of templates may carry: operators allow codes and money on it, nothing that a person could take for advertising. */
const SMS_GROUPS: ReadonlySet<NoticeGroup> = new Set<NoticeGroup>(['security', 'money']);

/** Whether notices of a group may leave on a channel at all. */
export function isOffered(group: NoticeGroup, channel: Channel): boolean {
  return channel !== 'sms' || SMS_GROUPS.has(group);
}

/** Nobody switches off what tells of their own security. */
export function isFixed(group: NoticeGroup): boolean {
  return group === 'security';
}

/**
 * The choice of a person who has not chosen: everything goes to the chats and browsers that they linked, since linking is asking for it;
 * money and security to the phone; by e-mail only what is kept, which is money and reports.
 */
export function isOnByDefault(group: NoticeGroup, channel: Channel): boolean {
  if (!isOffered(group, channel)) return false;
  if (isFixed(group)) return true;
  if (channel === 'sms') return group === 'money';
  if (channel === 'email') return group === 'money' || group === 'alerts';
  return group !== 'news';
}

/** Whether notices of a group go to a channel of this person, if it is linked. */
export function isChosen(choices: NoticeChoices, group: NoticeGroup, channel: Channel): boolean {
  if (isFixed(group) || !isOffered(group, channel)) return isOnByDefault(group, channel);
  return choices[`${group}.${channel}`] ?? isOnByDefault(group, channel);
}

/** Of the choices that a person sends, those that differ from the default; what cannot be chosen is left out. */
export function keepOwnChoices(choices: NoticeChoices): NoticeChoices {
  const kept: Partial<Record<ChoiceKey, boolean>> = {};
  for (const group of NOTICE_GROUPS)
    for (const channel of CHANNELS) {
      const chosen = isChosen(choices, group, channel);
      if (chosen !== isOnByDefault(group, channel)) kept[`${group}.${channel}`] = chosen;
    }
  return kept;
}
