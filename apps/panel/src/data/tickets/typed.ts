import { tabStorage } from '@jarchi/client-state/storage/browser-storage.ts';
import { findAccount } from '#api/cookies.ts';

/** What was typed in this tab for the account and not sent yet, by the form; it survives a reload, and a sign-out removes it. */
const keyOf = (form: string) => `jarchi-ticket:${findAccount() ?? ''}:${form}`;

export function readTyped(form: string): unknown {
  try {
    return JSON.parse(tabStorage.getItem(keyOf(form)) ?? 'null');
  } catch {
    return null;
  }
}

export function keepTyped(form: string, typed: unknown): void {
  tabStorage.setItem(keyOf(form), JSON.stringify(typed));
}

export function forgetTyped(form: string): void {
  tabStorage.removeItem(keyOf(form));
}
