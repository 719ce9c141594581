/** Windows share the rotating refresh cookie, so one refreshes it at a time. Locks exist on secure origins only. */
export function runAlone<T>(work: () => Promise<T>): Promise<T> {
  const locks = (navigator as Partial<Navigator>).locks;
  return locks ? locks.request('jarchi-token', work) : work();
}
