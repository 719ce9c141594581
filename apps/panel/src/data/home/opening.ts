import { onPersonChange } from '#api/person.ts';

/** What the home page begins with, by the names of its one answer. */
const PARTS = ['running', 'waiting', 'all', 'drafts', 'pending', 'clock'] as const;
export type HomePart = (typeof PARTS)[number];

let hasBegun = false;
const due = new Set<HomePart>();

/** The first page of a person in this window: when it is home, its parts come by one call. */
export function announcePage(pathname: string): void {
  if (hasBegun) return;
  hasBegun = true;
  if (pathname === '/') for (const part of PARTS) due.add(part);
}

/** Whether a part is to come with the others; each once. */
export function takePart(part: HomePart): boolean {
  return due.delete(part);
}

/** What nobody has asked for by now is asked for alone. */
export function closeHome(): void {
  due.clear();
}

onPersonChange(() => {
  hasBegun = false;
  closeHome();
});
