import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import type { CallAnswer, CallName, CallRefusal, ParsedInput } from '@jarchi/contract/types.ts';
import { CHANNELS, keepOwnChoices, type Channel } from '@jarchi/domain/channels/channels.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@jarchi/domain/calendar/durations.ts';
import { DEFAULT_DELIVERY, findDeliveryIssue } from '@jarchi/domain/channels/delivery-time.ts';
import { randomUUID } from 'node:crypto';
import { refuse, type Result, succeed } from '@jarchi/domain/result.ts';
import type { AccountCaller } from '#infra/http/caller.ts';
import { lockPersonLimits } from '#infra/store/limit-locks.ts';
import {
  deleteOldCodes,
  findLink,
  listContacts,
  listLinks,
  listSettings,
  replaceLink,
  saveSetting,
  type LinkRecord,
} from './rows/channel-links.repository.ts';
import type { ChannelsDeps } from './channels.deps.ts';
import { channelsFa } from './channels.fa.ts';
import { deleteOldDeliveries, listLastFailures } from './rows/deliveries.repository.ts';
import { createHearing } from './linking/hearing.ts';
import { createLinking } from './linking/linking.ts';
import { areAllLogs, findMessengerOf } from './sending/messengers-of.ts';
import { createSending } from './sending/sending.ts';
import { createSpreading } from './sending/spreading.ts';

type Answer<N extends CallName<'channels'>> = CallAnswer<'channels', N>;
type Outcome<N extends CallName<'channels'>> = Promise<
  Result<Answer<N>, CallRefusal<'channels', N> | RefusalOf<'forbidden' | 'not_found' | 'rate_limited'>>
>;
type Body<N extends 'saveNoticeChoices' | 'linkBrowser' | 'testChannel' | 'createChannelLink'> = ParsedInput<'channels', N>['body'];
type LinkAnswer = Answer<'linkBrowser'>;

const BROWSERS_MAX = 5;
const FAILURE_SHOWN_MS = 7 * DAY_MS;
const DELIVERIES_KEPT_MS = 30 * DAY_MS;
const FAILED = ['refused', 'gone', 'unclear', 'given_up'] as const;

export type ChannelsService = ReturnType<typeof createChannelsService>;

const toLink = ({ id, channel, name, linked_at }: LinkRecord): LinkAnswer => ({ id, channel, name, linked_at: linked_at.toISOString() });

/** Notices outside of the panel: the channels of people, their choices, and the sending. */
export function createChannelsService(deps: ChannelsDeps) {
  const { tenancy, clocks, messengers, tries, publicUrl } = deps;
  const linking = createLinking(deps);
  const codes = tries.limitWindow({ kind: 'channel_code', limit: 10, windowMs: HOUR_MS });
  const tests = tries.limitWindow({ kind: 'channel_test', limit: 6, windowMs: 10 * MINUTE_MS });
  const now = () => new Date(clocks.wall.now());

  /** Staff who act for a customer see the channels of the person and cannot change them. */
  const isStaff = ({ impersonated_by }: AccountCaller) => impersonated_by !== null;
  const waitOf = (leftMs: number) => refuse({ code: 'rate_limited', retry_after_seconds: Math.ceil(leftMs / 1000) } as const);

  async function getChannels({ user_id }: AccountCaller): Promise<Answer<'getChannels'>> {
    return tenancy.withSystem(async (tx) => {
      const [contact] = await listContacts(tx, [user_id]);
      const [own] = await listSettings(tx, [user_id]);
      const links = await listLinks(tx, [user_id]);
      const failures = await listLastFailures(tx, user_id, new Date(clocks.wall.now() - FAILURE_SHOWN_MS));
      const { quiet_from, quiet_until, is_money_urgent, digest_hour } = own ?? DEFAULT_DELIVERY;
      const addresses: Partial<Record<Channel, string | null>> = { sms: contact?.phone ?? null, email: contact?.email ?? null };
      return {
        choices: own?.choices ?? {},
        quiet_from,
        quiet_until,
        is_money_urgent,
        digest_hour,
        is_trial: areAllLogs(messengers),
        channels: CHANNELS.filter((channel) => findMessengerOf(messengers, channel) !== undefined).map((channel) => {
          const failure = failures.find((one) => one.channel === channel);
          const outcome = FAILED.find((state) => state === failure?.state);
          return {
            channel,
            address: addresses[channel] ?? null,
            links: links.filter((link) => link.channel === channel).map(toLink),
            last_failure: failure?.done_at && outcome ? { at: failure.done_at.toISOString(), outcome } : null,
          };
        }),
        push_key: messengers.push?.public_key ?? null,
      };
    });
  }

  /** The link of the caller, or the address of the profile, to which a test goes. */
  async function findTarget({ user_id }: AccountCaller, { channel, link }: Body<'testChannel'>): Promise<string | undefined> {
    return tenancy.withSystem(async (tx) => {
      const [contact] = await listContacts(tx, [user_id]);
      if (channel === 'sms') return contact?.phone ?? undefined;
      if (channel === 'email') return contact?.email ?? undefined;
      const links = await listLinks(tx, [user_id]);
      return links.find((one) => one.channel === channel && (link === undefined || one.id === link))?.address;
    });
  }

  return {
    ...createSpreading(deps),
    ...createSending(deps),
    ...createHearing({ ...deps, linking }),
    answerTo: linking.answerTo,
    isTrialBot: (channel: (typeof linking.bots)[number]['key']) => messengers[channel]?.updates === 'none',
    getChannels,

    async saveChoices(caller: AccountCaller, { choices, ...delivery }: Body<'saveNoticeChoices'>): Outcome<'saveNoticeChoices'> {
      if (isStaff(caller)) return refuse({ code: 'forbidden' });
      const issue = findDeliveryIssue(delivery);
      if (issue) return refuse({ code: issue });
      const setting = { user_id: caller.user_id, choices: keepOwnChoices(choices), ...delivery };
      await tenancy.withSystem((tx) => saveSetting(tx, setting));
      return succeed(await getChannels(caller));
    },

    async createLink(caller: AccountCaller, { channel }: Body<'createChannelLink'>): Outcome<'createChannelLink'> {
      if (isStaff(caller)) return refuse({ code: 'forbidden' });
      const bot = messengers[channel];
      if (!bot) return refuse({ code: 'channel_off', channel });
      const leftMs = await codes.take(String(caller.user_id));
      if (leftMs !== undefined) return waitOf(leftMs);
      const { code, expires_at } = await linking.createCode(caller, channel);
      const { url, app_url } = bot.linkOf(code);
      return succeed({ code, url, app_url, bot: bot.bot, expires_at: expires_at.toISOString() });
    },

    async linkBrowser(caller: AccountCaller, { name, subscription }: Body<'linkBrowser'>): Outcome<'linkBrowser'> {
      if (isStaff(caller)) return refuse({ code: 'forbidden' });
      const { push } = messengers;
      if (!push || push.isLog !== (subscription === null)) return refuse({ code: 'channel_off', channel: 'push' });
      if (subscription && !push.isKnownHost(subscription.endpoint)) return refuse({ code: 'push_host_unknown' });
      const { user_id, account_id } = caller;
      const address = subscription ? JSON.stringify(subscription) : `log:${randomUUID()}`;
      return tenancy.withSystem(async (tx) => {
        await lockPersonLimits(tx, user_id);
        const others = (await listLinks(tx, [user_id])).filter((link) => link.channel === 'push' && link.address !== address);
        if (others.length >= BROWSERS_MAX) return refuse({ code: 'channels_full', limit: BROWSERS_MAX } as const);
        const link = { user_id, channel: 'push', address, name, linked_at: now(), home_account_id: account_id } as const;
        return succeed(toLink(await replaceLink(tx, link)));
      });
    },

    async unlink(caller: AccountCaller, id: number): Outcome<'unlinkChannel'> {
      if (isStaff(caller)) return refuse({ code: 'forbidden' });
      const found = await tenancy.withSystem((tx) => findLink(tx, id));
      if (found?.user_id !== caller.user_id) return refuse({ code: 'not_found' });
      await linking.unlink(found, false);
      return succeed({ ok: true });
    },

    async test(caller: AccountCaller, body: Body<'testChannel'>): Outcome<'testChannel'> {
      if (isStaff(caller)) return refuse({ code: 'forbidden' });
      const { channel } = body;
      const messenger = findMessengerOf(messengers, channel);
      if (!messenger) return refuse({ code: 'channel_off', channel });
      const to = await findTarget(caller, body);
      if (to === undefined) return refuse({ code: 'channel_unlinked', channel });
      const leftMs = await tests.take(String(caller.user_id));
      if (leftMs !== undefined) return waitOf(leftMs);
      const outcome = await messenger.deliver({
        to,
        ...channelsFa.test(channel),
        url: `${publicUrl}/profile?section=notifications`,
        id: randomUUID(),
      });
      if (outcome.state === 'sent') return succeed({ ok: true });
      return refuse({ code: 'channel_failed', channel, outcome: outcome.state === 'retry' ? 'busy' : outcome.state });
    },

    /** Removes what is no longer shown. */
    async forgetOld(): Promise<void> {
      await tenancy.withSystem(async (tx) => {
        await deleteOldCodes(tx, new Date(clocks.wall.now() - DAY_MS));
        await deleteOldDeliveries(tx, new Date(clocks.wall.now() - DELIVERIES_KEPT_MS));
      });
    },
  };
}
