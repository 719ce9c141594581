import type { Channel } from '@jarchi/domain/channels/channels.ts';
import { MINUTE_MS } from '@jarchi/domain/calendar/durations.ts';
import { nextTryAfter } from '@jarchi/domain/channels/delivery-time.ts';
import type { DeliveryOutcome } from '#connectors/messengers/messenger.ts';
import { enqueueJob } from '#infra/jobs/enqueue-jobs.ts';
import { deleteLink } from '#features/channels/rows/channel-links.repository.ts';
import { SEND_JOB, type ChannelsDeps } from '#features/channels/channels.deps.ts';
import { createComposing, groupDeliveries } from './composing.ts';
import {
  claimDeliveries,
  dropDeliveries,
  endAttempts,
  endLostAttempts,
  findNextDue,
  takeLine,
  updateLine,
  type DeliveryEnd,
  type DeliveryRecord,
  type LineRecord,
} from '../rows/deliveries.repository.ts';
import { findMessengerOf } from './messengers-of.ts';

/** Longer than a round of calls takes, each within the longest time limit that can be set. */
const LEASE_MS = 5 * MINUTE_MS;
const ROUND_MESSAGES = 16;
const SIDE_BY_SIDE = 4;
/** Then the job ends, and its next run continues: it holds a seat of the worker. */
const ROUNDS = 10;

/** The state of a delivery after an attempt. */
function readEnd(outcome: DeliveryOutcome, { attempts }: DeliveryRecord, now: number): DeliveryEnd {
  if (outcome.state === 'sent') return { state: 'sent', reason: null, run_at: null };
  if (outcome.state !== 'retry') return { state: outcome.state, reason: outcome.reason, run_at: null };
  const waitMs = nextTryAfter(attempts, outcome.after_seconds * 1000);
  if (waitMs === undefined) return { state: 'given_up', reason: outcome.reason, run_at: null };
  return { state: 'waiting', reason: outcome.reason, run_at: new Date(now + waitMs) };
}

/**
 * Sends what is due. At most once: an attempt is stored as `sending` before its message leaves, and one that is found in that state after its
 * process ended is never sent again. One server at a time uses a channel, so that a service which asks for a pause gets it.
 */
export function createSending(deps: ChannelsDeps) {
  const { tenancy, clocks, messengers, notify } = deps;
  const { compose } = createComposing(deps);
  const now = () => new Date(clocks.wall.now());

  /** Tells the person in the panel that the link has ended. */
  async function endLink({ link_id, user_id, channel }: DeliveryRecord): Promise<void> {
    if (link_id === 0) return;
    await tenancy.withSystem(async (tx) => {
      const link = await deleteLink(tx, link_id);
      if (!link) return;
      await dropDeliveries(tx, link_id, now());
      const facts = { channel, name: link.name, cause: 'gone' } as const;
      await notify(tx, link.home_account_id, [{ kind: 'channel_unlinked', facts, user_id, at: new Date(clocks.world.now()) }]);
    });
  }

  /** Sends one message; returns the seconds for which its service wants to be left alone. */
  async function send(channel: Channel, rows: readonly DeliveryRecord[]): Promise<number | undefined> {
    const [first] = rows;
    const messenger = findMessengerOf(messengers, channel);
    if (!first || !messenger) return undefined;
    const message = await compose(rows);
    if (!('to' in message)) {
      const end: DeliveryEnd =
        'laterAt' in message
          ? { state: 'waiting', reason: 'quiet hours', run_at: new Date(message.laterAt) }
          : { state: 'dropped', reason: null, run_at: null };
      await tenancy.withSystem((tx) => endAttempts(tx, rows, end, now()));
      return undefined;
    }
    const outcome = await messenger.deliver({ ...message, id: first.attempt_id ?? '' });
    await tenancy.withSystem((tx) => endAttempts(tx, rows, readEnd(outcome, first, clocks.wall.now()), now()));
    if (outcome.state === 'gone') await endLink(first);
    return outcome.state === 'retry' && outcome.scope === 'channel' ? outcome.after_seconds : undefined;
  }

  /** Sends one batch. Returns whether there may be more, and the pause that the service asks for. */
  async function sendRound(channel: Channel): Promise<{ readonly isMore: boolean; readonly pauseSeconds: number | undefined }> {
    const at = now();
    const rows = await tenancy.withSystem(async (tx) => {
      await endLostAttempts(tx, channel, at);
      return claimDeliveries(tx, channel, { now: at, leasedUntil: new Date(at.getTime() + LEASE_MS), limit: ROUND_MESSAGES });
    });
    const groups = groupDeliveries(rows);
    const pauses: number[] = [];
    while (groups.length > 0) {
      const some = await Promise.all(groups.splice(0, SIDE_BY_SIDE).map((group) => send(channel, group)));
      pauses.push(...some.filter((pause) => pause !== undefined));
      if (pauses.length === 0) continue;
      // What was not sent yet waits as if it had not been taken.
      const runAt = new Date(clocks.wall.now() + Math.max(...pauses) * 1000);
      const end: DeliveryEnd = { state: 'waiting', reason: 'its channel paused', run_at: runAt };
      await tenancy.withSystem((tx) => endAttempts(tx, groups.flat(), end, now()));
      return { isMore: false, pauseSeconds: Math.max(...pauses) };
    }
    return { isMore: rows.length > 0, pauseSeconds: undefined };
  }

  /** Gives the channel free; returns until when it pauses. */
  async function free(line: LineRecord, pauseSeconds: number | undefined): Promise<Date | null> {
    const paused_until = pauseSeconds === undefined ? null : new Date(clocks.wall.now() + pauseSeconds * 1000);
    await tenancy.withSystem((tx) => updateLine(tx, line, { busy_until: null, paused_until }));
    return paused_until;
  }

  /** Gives the channel free, and enqueues its next look; only after that, so that a message which came meanwhile is seen. */
  async function release(channel: Channel, line: LineRecord, pauseSeconds: number | undefined): Promise<void> {
    const paused_until = await free(line, pauseSeconds);
    await tenancy.withSystem(async (tx) => {
      const next = await findNextDue(tx, channel);
      if (!next) return;
      const runAt = paused_until && paused_until > next ? paused_until : next;
      await enqueueJob(tx, { kind: SEND_JOB, payload: { channel }, clock: 'wall', runAt, dedupeKey: channel, replace: true });
    });
  }

  return {
    /** The job of a channel. While another server sends there it does nothing: that one looks again when it ends. */
    async sendDue(channel: Channel): Promise<void> {
      const at = now();
      const until = new Date(at.getTime() + LEASE_MS);
      const line = await tenancy.withSystem((tx) => takeLine(tx, { channel, use: 'send', now: at, until }));
      if (!line) return;
      let pauseSeconds = line.paused_until && line.paused_until > at ? (line.paused_until.getTime() - at.getTime()) / 1000 : undefined;
      try {
        for (let round = 0; round < ROUNDS && pauseSeconds === undefined; round++) {
          const end = await sendRound(channel);
          pauseSeconds = end.pauseSeconds;
          if (!end.isMore) break;
          await tenancy.withSystem((tx) => updateLine(tx, line, { busy_until: new Date(clocks.wall.now() + LEASE_MS) }));
        }
      } catch (error) {
        // The job itself is tried again; another one next to it would be made at each failure.
        await free(line, pauseSeconds);
        throw error;
      }
      await release(channel, line, pauseSeconds);
    },
  };
}
