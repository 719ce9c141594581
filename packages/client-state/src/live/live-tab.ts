import type { Applier } from './live-applier.ts';
import { isLater, type LiveSign, type SeenSign, type TabMessage } from './live-messages.ts';
import { SILENT_MS } from './read-stream.ts';

export interface TabOptions {
  readonly channel: Pick<BroadcastChannel, 'postMessage' | 'onmessage' | 'close'>;
  readonly applier: Applier;
  /** When this page began to load its data, by the clock that all tabs share. */
  readonly beganAt: number;
  onState(isOn: boolean): void;
}

/** Signs of this long are kept for tabs that begin later. */
const KEPT_MS = 10 * 60_000;
const KEPT_MAX = 500;
const CHECK_MS = 5000;
const OF_STREAM = ['open', 'beat'];

export type LiveTab = ReturnType<typeof createLiveTab>;

/** One tab: it applies the signs that the leader reads, and remembers what a tab that begins later, or leads later, needs. */
export function createLiveTab({ channel, applier, beganAt, onState }: TabOptions) {
  let cursor: string | undefined;
  let isOn = false;
  let heardAt = 0;
  let isLeader = false;
  let isOver = false;
  /** It began and does not know yet what the others heard before. */
  let isWaiting = true;
  let recent: SeenSign[] = [];

  function setOn(on: boolean): void {
    heardAt = Date.now();
    if (isOn === on) return;
    isOn = on;
    onState(on);
  }

  function keepCursor(id: string | undefined): void {
    if (id !== undefined && isLater(id, cursor)) cursor = id;
  }

  /** A sign that comes again, from a leader that begins, changes nothing. */
  function take(sign: SeenSign): void {
    const isNew = sign.id === undefined || isLater(sign.id, cursor);
    keepCursor(sign.id);
    if (!OF_STREAM.includes(sign.name) && isNew) apply(sign);
  }

  function apply(sign: SeenSign): void {
    recent = [...recent.filter(({ seenAt }) => seenAt > Date.now() - KEPT_MS), sign].slice(-KEPT_MAX);
    if (sign.name === 'reset') applier.takeEverything();
    else applier.take(sign.name, sign.data);
  }

  const hasHeard = ({ id }: SeenSign) => id !== undefined && recent.some((sign) => sign.id === id);
  // The rule takes a channel, whose tabs are of one origin, for a window.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const post = (message: TabMessage) => channel.postMessage(message);

  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    switch (data.say) {
      case 'sign':
        return take(data.sign);
      case 'state':
        keepCursor(data.id);
        if (isLeader) return undefined;
        if (isWaiting) post({ say: 'who' });
        return setOn(data.isOn);
      case 'who':
        if (!isLeader) return undefined;
        post({ say: 'recent', signs: recent });
        return post({ say: 'state', isOn, id: cursor });
      case 'recent':
        // Only what happened while this page loaded: the other tabs have it.
        if (isWaiting) for (const sign of data.signs) if (sign.seenAt >= beganAt && !hasHeard(sign)) apply(sign);
        isWaiting = false;
        return undefined;
    }
  };

  const timer = setInterval(() => {
    if (!isLeader && isOn && Date.now() - heardAt > SILENT_MS) setOn(false);
  }, CHECK_MS);
  post({ say: 'who' });

  return {
    getCursor: () => cursor,
    lead(): void {
      isLeader = true;
      isWaiting = false;
    },
    /** The leader has read a sign. */
    tell(sign: LiveSign): void {
      const seen = { ...sign, seenAt: Date.now() };
      take(seen);
      if (!OF_STREAM.includes(sign.name)) post({ say: 'sign', sign: seen });
      else post({ say: 'state', isOn, id: cursor });
    },
    /** The leader's stream begins or ends. */
    tellState(on: boolean): void {
      if (isOver) return;
      setOn(on);
      post({ say: 'state', isOn, id: cursor });
    },
    stop(): void {
      isOver = true;
      clearInterval(timer);
      if (isLeader) post({ say: 'state', isOn: false, id: cursor });
      channel.close();
      setOn(false);
    },
  };
}
