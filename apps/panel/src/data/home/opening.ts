import { onPersonChange } from '@jarchi/client-state/session/person.ts';

/** The parts of home, by their names in the one response. */
const PARTS = ['running', 'waiting', 'all', 'drafts', 'pending', 'clock'] as const;
export type HomePart = (typeof PARTS)[number];

let hasBegun = false;
const due = new Set<HomePart>();

/** Names the first page of a person in this window. If it is home, one call fetches its parts. */
export function announcePage(pathname: string): void {
  if (hasBegun) return;
  hasBegun = true;
  if (pathname === '/') for (const part of PARTS) due.add(part);
}

/** Whether the common call fetches this part; true once for each part. */
export function takePart(part: HomePart): boolean {
  return due.delete(part);
}

/** From now on, each part that was not requested is fetched alone. */
export function closeHome(): void {
  due.clear();
}

onPersonChange(() => {
  hasBegun = false;
  closeHome();
});
