import { defaultNoticesFa } from '@jarchi/domain/notices/default-notices.fa.ts';
import { addToast, TOAST_DURATION_MS, type ToastKind } from '@jarchi/domain/notices/toasts.ts';

export interface ToastAction {
  label: string;
  onPress: () => void;
}

export interface ToastItem {
  readonly id: number;
  readonly kind: ToastKind;
  readonly title: string;
  readonly text?: string | undefined;
  readonly action?: ToastAction | undefined;
}

interface Countdown {
  leftMs: number;
  startedAt: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

let items: readonly ToastItem[] = [];
let lastId = 0;
let isPaused = false;
const countdowns = new Map<number, Countdown>();
const listeners = new Set<() => void>();

function setItems(next: readonly ToastItem[]) {
  items = next;
  for (const listener of listeners) listener();
}

function run(id: number, countdown: Countdown) {
  countdown.startedAt = Date.now();
  countdown.timer = setTimeout(() => closeToast(id), countdown.leftMs);
}

/** Newest first. */
export function listToasts(): readonly ToastItem[] {
  return items;
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function closeToast(id: number): void {
  clearTimeout(countdowns.get(id)?.timer);
  countdowns.delete(id);
  setItems(items.filter((item) => item.id !== id));
  if (items.length === 0) isPaused = false;
}

export function pauseToasts(): void {
  if (isPaused) return;
  isPaused = true;
  for (const countdown of countdowns.values()) {
    clearTimeout(countdown.timer);
    countdown.leftMs = Math.max(0, countdown.leftMs - (Date.now() - countdown.startedAt));
  }
}

export function resumeToasts(): void {
  if (!isPaused) return;
  isPaused = false;
  for (const [id, countdown] of countdowns) run(id, countdown);
}

function show({ staysOpen = false, ...toast }: Omit<ToastItem, 'id'> & { readonly staysOpen?: boolean }): number {
  const id = ++lastId;
  const { kind } = toast;
  const { shown, left } = addToast(items, { id, ...toast });
  for (const item of left) closeToast(item.id);
  setItems(shown);
  if (!staysOpen) {
    const countdown: Countdown = { leftMs: TOAST_DURATION_MS[kind], startedAt: Date.now(), timer: undefined };
    countdowns.set(id, countdown);
    if (!isPaused) run(id, countdown);
  }
  return id;
}

type Show = (title: string, text?: string, action?: ToastAction) => number;
/** Errors and successes have default texts. */
type ShowOrDefault = (title?: string, text?: string, action?: ToastAction) => number;

const showAs =
  (kind: ToastKind, staysOpen = false): ShowOrDefault =>
  (title, text, action) => {
    const words = title === undefined && (kind === 'error' || kind === 'success') ? defaultNoticesFa[kind] : undefined;
    return show({ kind, title: title ?? words?.title ?? '', text: text ?? words?.text, action, staysOpen });
  };

interface Toast extends Record<Exclude<ToastKind, 'error' | 'success'> | 'sticky', Show> {
  error: ShowOrDefault;
  success: ShowOrDefault;
}

/** At most five; a sixth removes the oldest. Each call returns the id for closeToast. */
export const toast: Toast = {
  success: showAs('success'),
  warning: showAs('warning'),
  info: showAs('info'),
  error: showAs('error'),
  notify: showAs('notify'),
  /** Stays until it is answered: a new version. */
  sticky: showAs('notify', true),
};

export interface CopyWords {
  /** Undefined where the page itself shows that the text was copied. */
  readonly copied?: string | undefined;
  readonly copyFailed: string;
}

/**
 * Copies a text to the clipboard and tells how it went. Returns whether it was copied: a browser may refuse, or have no clipboard without TLS.
 * Every page has the toasts: a file of its own would bring a shared chunk to pages that need nothing else of it.
 */
export async function copyText(text: string, { copied, copyFailed }: CopyWords): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    toast.error(copyFailed);
    return false;
  }
  if (copied !== undefined) toast.success(copied);
  return true;
}
