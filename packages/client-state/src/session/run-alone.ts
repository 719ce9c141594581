/** Windows share the rotating refresh cookie, so only one refreshes it at a time. Locks exist only on secure origins. */
export function runAlone<T>(work: () => Promise<T>): Promise<T> {
  const locks = (navigator as Partial<Navigator>).locks;
  return locks ? locks.request('jarchi-token', work) : work();
}
