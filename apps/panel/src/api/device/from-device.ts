import { hashKey, type QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { forgetFigures } from './forget-figures.ts';

const { page, role } = globalThis.jarchiDevice ?? {};
/** The hashed keys whose answers are still those of this device. */
const old = new Set<string>();
const listeners = new Set<() => void>();

const tell = () => listeners.forEach((listener) => listener());

/** Begins the cache with the figures of this device, and notes which of them the server has answered anew. */
export function fillFromDevice(client: QueryClient): void {
  if (page === undefined) return;
  for (const [key, answer] of page.answers) {
    client.setQueryData(key, answer, { updatedAt: page.at });
    old.add(hashKey(key));
  }
  // However young they are, a page asks for them anew.
  void client.invalidateQueries({ refetchType: 'none' });
  client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && old.delete(event.query.queryHash)) tell();
  });
}

/** From now on no figure on screen is one of this device: another page was opened. */
export function leaveDevice(): void {
  old.clear();
  tell();
}

/** The person's role is known. Figures that another role saw, or that staff would see in a customer's name, leave device and screen. */
export function checkDevice(client: QueryClient, own: { readonly role: string; readonly is_hijacked: boolean }): void {
  if (own.role === role && !own.is_hijacked) return;
  if (role !== undefined) forgetFigures();
  const isOld = ({ queryHash }: { readonly queryHash: string }) => old.has(queryHash);
  void client.resetQueries({ predicate: isOld });
  leaveDevice();
}

/** Whether some figures on screen are those of this device. */
export const isFromDevice = (): boolean => old.size > 0;

/** When the figures on screen were read, ms, while some of them are those of this device. */
const findDeviceTime = (): number | undefined => (isFromDevice() ? page?.at : undefined);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useDeviceTime(): number | undefined {
  return useSyncExternalStore(subscribe, findDeviceTime);
}
