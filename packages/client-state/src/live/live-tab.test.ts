import { beforeEach, expect, test, vi } from 'vitest';
import { createLiveTab } from './live-tab.ts';
import { SILENT_MS } from './read-stream.ts';

beforeEach(() => void vi.useFakeTimers());

/** A browser whose tabs hear each other at once. */
function openBrowser() {
  const channels = new Set<{ onmessage: ((event: MessageEvent) => void) | null }>();

  return function openTab(beganAt = Date.now()) {
    const taken: string[] = [];
    const states: boolean[] = [];
    const channel = {
      onmessage: null as ((event: MessageEvent) => void) | null,
      postMessage: (data: unknown) => {
        for (const other of channels) if (other !== channel) other.onmessage?.({ data: structuredClone(data) } as MessageEvent);
      },
      close: () => void channels.delete(channel),
    };
    channels.add(channel);
    const tab = createLiveTab({
      channel,
      beganAt,
      applier: {
        take: (kind, data) => void taken.push(`${kind} ${data}`),
        takeEverything: () => void taken.push('everything'),
        decideIntervals: () => undefined,
        stop: () => undefined,
      },
      onState: (isOn) => void states.push(isOn),
    });
    return { tab, taken, states };
  };
}

const sign = (number: number, name = 'campaign') => ({ name, data: String(number), id: `${number}.1.0` });

function openWithLeader() {
  const openTab = openBrowser();
  const leader = openTab();
  leader.tab.lead();
  leader.tab.tellState(true);
  return { openTab, leader };
}

test('all tabs apply what the leader reads, each sign once', () => {
  const { openTab, leader } = openWithLeader();
  const other = openTab();
  expect(other.states).toEqual([true]);
  for (const number of [1, 2, 2, 1, 3]) leader.tab.tell(sign(number));
  expect(leader.taken).toEqual(['campaign 1', 'campaign 2', 'campaign 3']);
  expect(other.taken).toEqual(leader.taken);
  expect(other.tab.getCursor()).toBe('3.1.0');
});

test('a tab that begins later is told what happened while its page loaded, and nothing older', () => {
  const { openTab, leader } = openWithLeader();
  leader.tab.tell(sign(1));
  vi.advanceTimersByTime(5000);
  const beganAt = Date.now();
  leader.tab.tell(sign(2));
  const later = openTab(beganAt);
  expect(later.taken).toEqual(['campaign 2']);
  expect(later.tab.getCursor()).toBe('2.1.0');
  openTab();
  expect(later.taken).toEqual(['campaign 2']);
});

test('a tab that began without a leader asks the one that comes', () => {
  const openTab = openBrowser();
  const [first, second] = [openTab(), openTab()];
  first.tab.lead();
  first.tab.tell(sign(4));
  first.tab.tellState(true);
  expect(second.taken).toEqual(['campaign 4']);
  expect(second.states).toEqual([true]);
});

test('the next leader goes on from the last position it heard of', () => {
  const { openTab, leader } = openWithLeader();
  const next = openTab();
  leader.tab.tell({ name: 'beat', data: '', id: '9.0.5' });
  leader.tab.stop();
  expect(next.states).toEqual([true, false]);
  expect(next.tab.getCursor()).toBe('9.0.5');
});

test('a tab that hears nothing of its leader counts as without a stream', () => {
  const { openTab } = openWithLeader();
  const other = openTab();
  vi.advanceTimersByTime(SILENT_MS + 6000);
  expect(other.states).toEqual([true, false]);
});

test('a reset makes every tab read everything', () => {
  const { openTab, leader } = openWithLeader();
  const other = openTab();
  leader.tab.tell({ name: 'reset', data: '', id: undefined });
  expect([leader.taken, other.taken]).toEqual([['everything'], ['everything']]);
});
