import { findAccount } from '#api/cookies.ts';

/** What was typed in this tab for the account and not sent yet, by the form; it survives a reload, and a sign-out removes it. */
const keyOf = (form: string) => `jarchi-ticket:${findAccount() ?? ''}:${form}`;

function findStore(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}

export function readTyped(form: string): unknown {
  try {
    return JSON.parse(findStore()?.getItem(keyOf(form)) ?? 'null');
  } catch {
    return null;
  }
}

/** A full or closed storage keeps nothing; the form goes on without it. */
export function keepTyped(form: string, typed: unknown): void {
  try {
    findStore()?.setItem(keyOf(form), JSON.stringify(typed));
  } catch {
    // Nothing was kept.
  }
}

export function forgetTyped(form: string): void {
  findStore()?.removeItem(keyOf(form));
}
