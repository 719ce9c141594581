interface Approval {
  readonly send: () => Promise<void>;
  isSent: boolean;
}

/** What was approved and is not known to the server yet. */
const approving = new Map<number, Approval>();
const listeners = new Set<() => void>();
let version = 0;

function tell(): void {
  version += 1;
  for (const listener of listeners) listener();
}

/** For a view that leaves out what is being approved. */
export function subscribeApprovals(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const approvalsVersion = (): number => version;

/** A list as it will be once the approvals under way are sent: read again meanwhile, they do not come back. */
export function withoutApproving<T extends { readonly id: number }>(list: {
  count: number;
  results: T[];
}): { count: number; results: T[] } {
  const results = list.results.filter(({ id }) => !approving.has(id));
  return { count: list.count - (list.results.length - results.length), results };
}

export const isApproving = (id: number): boolean => approving.has(id);

/** Begins an approval; `send` runs once, by `finishApproval` or with all others when the page is left. */
export function beginApproval(id: number, send: () => Promise<void>): void {
  approving.set(id, { send, isSent: false });
  tell();
}

/** Sends an approval that nobody called back. */
export function finishApproval(id: number): void {
  const approval = approving.get(id);
  if (!approval || approval.isSent) return;
  approval.isSent = true;
  void approval.send().finally(() => {
    approving.delete(id);
    tell();
  });
}

/** Calls an approval back; false when it was sent already. */
export function undoApproval(id: number): boolean {
  if (approving.get(id)?.isSent !== false) return false;
  approving.delete(id);
  tell();
  return true;
}

/** The page is left: everything that was approved is sent now. */
export function flushApprovals(): void {
  for (const id of approving.keys()) finishApproval(id);
}
