import { HEARTBEAT_MS, type LiveKind } from '@jarchi/domain/live/live-kinds.ts';
import { HOUR_MS, MINUTE_MS } from '@jarchi/domain/calendar/durations.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import type { Clock, WorldClock } from '#infra/clock/clock.ts';
import type { AccountCaller, StreamAnswer } from '#infra/http/caller.ts';
import { readCursor, writeCursor } from '#infra/live/event-cursor.ts';
import { createEventHub } from '#infra/live/event-hub.ts';
import { forgetEvents, type EventStart } from '#infra/live/events.ts';
import type { Database } from '#infra/store/db.ts';
import type { Tenancy } from '#infra/store/tenancy.ts';
import { createStreamSeats } from './stream-seats.ts';
import { createLiveStream, type LiveStream } from './live-stream.ts';

export interface LiveDeps {
  readonly tenancy: Tenancy;
  readonly clocks: { readonly wall: Clock; readonly world: Pick<WorldClock, 'now' | 'progress' | 'keepFresh'> };
  readonly db: Database;
  /** Those who may no longer act as they do. */
  listEnded<C extends AccountCaller>(callers: readonly C[]): Promise<C[]>;
  readonly onFailure: (error: unknown) => void;
}

export type LiveService = ReturnType<typeof createLiveService>;

/** One browser has one stream, however many tabs it has. */
const STREAMS = { all: 5000, account: 50, person: 10 };
const FULL_RETRY_SECONDS = 30;
/** How often sessions, tokens, readers and the clock are checked: a member who lost their place in an account hears nothing after two seconds. */
const POLL_MS = 1500;
/** Events are kept for an hour; a stream that continues after a longer time begins anew. */
const EVENTS_KEPT_MS = HOUR_MS;
const RESUMED_MS = EVENTS_KEPT_MS - 5 * MINUTE_MS;
/** A world clock whose distance to the wall changes by more than this was moved. */
const MOVED_MS = 500;

/** Streams that tell the open pages of an account what has changed. */
export function createLiveService({ tenancy, clocks, db, listEnded, onFailure }: LiveDeps) {
  const hub = createEventHub({ db, tenancy, onFailure });
  const { wall, world } = clocks;
  const streams = new Set<LiveStream>();
  const seats = createStreamSeats(STREAMS);
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let clockSeen = readClock();

  function readClock() {
    return { offset: world.now() - wall.now(), moving_to: world.progress().moving_to };
  }

  function tell(stream: LiveStream, kind: LiveKind, subjectId: number | null, id?: string): void {
    stream.send(kind, subjectId === null ? '' : String(subjectId), id);
  }

  async function tellClock(): Promise<void> {
    await world.keepFresh();
    const now = readClock();
    const isMoved = now.moving_to !== clockSeen.moving_to || Math.abs(now.offset - clockSeen.offset) > MOVED_MS;
    clockSeen = now;
    if (isMoved) for (const stream of streams) tell(stream, 'clock', null);
  }

  async function endForeign(): Promise<void> {
    const now = wall.now();
    for (const stream of streams) if ((stream.caller.token_ends_at ?? Number.POSITIVE_INFINITY) <= now) stream.end('token');
    const ended = new Set(await listEnded([...streams].map(({ caller }) => caller)));
    for (const stream of streams) if (ended.has(stream.caller)) stream.end('session');
  }

  function beat(): void {
    const [position, now] = [hub.getPosition(), wall.now()];
    for (const stream of streams)
      if (!stream.cutIfBehind(now) && now - stream.sentAt >= HEARTBEAT_MS && position) stream.send('beat', '', writeCursor(position, now));
  }

  /** Ends the streams whose callers may no longer read, cuts those that are not read, and gives a sign on the others. */
  async function poll(): Promise<void> {
    if (streams.size === 0) return;
    beat();
    await endForeign();
    await tellClock();
  }

  function startOf({ after, age }: { readonly after?: string | undefined; readonly age: number }): EventStart | 'reset' {
    if (after === undefined) return { seconds: age };
    const cursor = readCursor(after);
    return cursor && wall.now() - cursor.givenAt < RESUMED_MS ? { after: cursor } : 'reset';
  }

  async function follow(stream: LiveStream, start: EventStart | 'reset', onLeave: (leave: () => void) => void): Promise<void> {
    const reset = () => stream.send('reset', '');
    if (start === 'reset') reset();
    const leave = await hub.join(
      {
        accountId: stream.caller.account_id,
        take: (event) => tell(stream, event.kind, event.subject_id, writeCursor(event, wall.now())),
        reset,
      },
      start === 'reset' ? { seconds: 0 } : start,
    );
    onLeave(leave);
    const position = hub.getPosition();
    if (stream.isOpen && position) stream.send('open', '', writeCursor(position, wall.now()));
  }

  function run(
    caller: AccountCaller,
    { start, leaveSeat }: { readonly start: EventStart | 'reset'; readonly leaveSeat: () => void },
    response: Parameters<StreamAnswer['run']>[0],
  ): void {
    let leaveHub: (() => void) | undefined;
    // Undefined while it is made: a response whose reader has left already closes it at once.
    let stream: LiveStream | undefined;
    const made = createLiveStream(caller, response, wall.now, () => {
      if (stream) streams.delete(stream);
      leaveHub?.();
      leaveSeat();
      if (streams.size === 0) clearInterval(timer);
    });
    stream = made;
    if (!made.isOpen) return;
    if (isClosed) return made.end('stop');
    streams.add(made);
    if (streams.size === 1) timer = setInterval(() => void poll().catch(onFailure), POLL_MS).unref();
    follow(made, start, (leave) => {
      if (made.isOpen) leaveHub = leave;
      else leave();
    }).catch((error: unknown) => {
      onFailure(error);
      made.end('stop');
    });
  }

  return {
    open(
      caller: AccountCaller,
      query: { readonly after?: string | undefined; readonly age: number },
      signal: AbortSignal,
    ): Result<StreamAnswer, RefusalOf<'too_busy'>> {
      const leaveSeat = isClosed ? undefined : seats.take(caller);
      if (!leaveSeat) return refuse({ code: 'too_busy', retry_after_seconds: FULL_RETRY_SECONDS });
      let isRunning = false;
      const answer: StreamAnswer = {
        run: (response) => {
          isRunning = true;
          run(caller, { start: startOf(query), leaveSeat }, response);
        },
      };
      // A reader who left before the answer began has no stream whose end would free the seat.
      signal.addEventListener('abort', () => !isRunning && leaveSeat(), { once: true });
      return succeed(answer);
    },

    poll,

    countStreams: () => streams.size,

    /** Removes events that no stream continues after. */
    forget: () => forgetEvents(tenancy, wall.now() - EVENTS_KEPT_MS),

    /** Ends all streams at once, before the server waits for its connections. */
    closeStreams(): void {
      isClosed = true;
      for (const stream of streams) stream.end('stop');
    },

    close: hub.close,
  };
}
