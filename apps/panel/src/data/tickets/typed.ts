import { onPersonChange } from '#api/person.ts';

/** What was typed in this tab and not sent yet, by the form; it survives a reload, and goes with the person. */
const PREFIX = 'jarchi-ticket:';

function findStore(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}

export function readTyped(form: string): unknown {
  try {
    return JSON.parse(findStore()?.getItem(PREFIX + form) ?? 'null');
  } catch {
    return null;
  }
}

/** A full or closed storage keeps nothing; the form goes on without it. */
export function keepTyped(form: string, typed: unknown): void {
  try {
    findStore()?.setItem(PREFIX + form, JSON.stringify(typed));
  } catch {
    // Nothing was kept.
  }
}

export function forgetTyped(form: string): void {
  findStore()?.removeItem(PREFIX + form);
}

onPersonChange(() => {
  const store = findStore();
  for (const key of Object.keys(store ?? {})) if (key.startsWith(PREFIX)) store?.removeItem(key);
});
