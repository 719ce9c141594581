import { TOAST_DURATION_MS } from '@jarchi/domain/notices/toasts.ts';
import { onPersonChange } from '#session/person.ts';

/** An act that the screen shows as done at once, and that is sent when its time to undo is over. */
export interface Undoable {
  /** What the act removes from the screen, for example `draft 7`. */
  readonly about: string;
  act(): Promise<void>;
  /** The act failed: what it removed is shown again. */
  onFailed(error: unknown): void;
  /** The act can no longer be undone. */
  onDecided?(): void;
}

interface Entry {
  readonly undoable: Undoable;
  readonly timer: ReturnType<typeof setTimeout>;
  isTimeOver: boolean;
  isHeld: boolean;
  /** Resolves when the act has ended, with or without success; undefined while it can be undone. */
  sending: Promise<void> | undefined;
}

/** How long an act can be undone, in ms: the duration of the message that offers it. */
export const UNDO_MS: number = TOAST_DURATION_MS.notify;

const entries = new Map<string, Entry>();
const listeners = new Set<() => void>();
let gone: ReadonlySet<string> = new Set();

function tell(): void {
  gone = new Set(entries.keys());
  for (const listener of listeners) listener();
}

function drop(about: string): void {
  clearTimeout(entries.get(about)?.timer);
  entries.delete(about);
  tell();
}

function send(about: string): Promise<void> | undefined {
  const entry = entries.get(about);
  if (!entry || entry.sending) return entry?.sending;
  clearTimeout(entry.timer);
  const { undoable } = entry;
  undoable.onDecided?.();
  const end = () => {
    if (entries.get(about) === entry) drop(about);
  };
  entry.sending = undoable.act().then(end, (error: unknown) => {
    end();
    undoable.onFailed(error);
  });
  return entry.sending;
}

function sendWhenOver(about: string): void {
  const entry = entries.get(about);
  if (entry?.isTimeOver && !entry.isHeld) void send(about);
}

/** Starts an act: on screen now, on the server when its time is over. Returns false, and does nothing, if the same act is under way. */
export function actLater(undoable: Undoable): boolean {
  const { about } = undoable;
  if (entries.has(about)) return false;
  const timer = setTimeout(() => {
    const entry = entries.get(about);
    if (entry) entry.isTimeOver = true;
    sendWhenOver(about);
  }, UNDO_MS);
  entries.set(about, { undoable, timer, isTimeOver: false, isHeld: false, sending: undefined });
  tell();
  return true;
}

/** Holds the act, even beyond its time, until it is released: the pointer is on the offer to undo. */
export function holdUndoable(about: string): () => void {
  const entry = entries.get(about);
  if (entry) entry.isHeld = true;
  return () => {
    if (entry === undefined || entries.get(about) !== entry) return;
    entry.isHeld = false;
    sendWhenOver(about);
  };
}

/** Undoes an act; false if it was sent already. */
export function undo(about: string): boolean {
  const entry = entries.get(about);
  if (!entry || entry.sending) return false;
  drop(about);
  return true;
}

/** Sends all waiting acts at once, because the page may send nothing later. Resolves when the server has answered. */
export async function sendUndoables(): Promise<void> {
  await Promise.all([...entries.keys()].flatMap((about) => send(about) ?? []));
}

/** What is removed from the screen, by the name of its act; the server may still have it. */
export const undoables = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  getSnapshot: (): ReadonlySet<string> => gone,
};

// A browser may end a hidden page without another event.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') void sendUndoables();
});
window.addEventListener('pagehide', () => void sendUndoables());

onPersonChange(() => {
  for (const about of entries.keys()) drop(about);
});
