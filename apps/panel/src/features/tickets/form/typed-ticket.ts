import { forgetTyped, keepTyped, readTyped } from '#data/tickets/typed.ts';

/** A new ticket as it is typed. */
export interface TypedTicket {
  readonly category: string;
  readonly subject: string;
  readonly text: string;
}

export const FORM = 'new';
const EMPTY: TypedTicket = { category: '', subject: '', text: '' };
const isText = (value: unknown) => typeof value === 'string';

/** What this tab typed before, or the beginning of a form. */
export function readTicket(): TypedTicket {
  const kept = readTyped(FORM) as Partial<TypedTicket> | null;
  const isWhole = isText(kept?.category) && isText(kept?.subject) && isText(kept?.text);
  return isWhole ? (kept as TypedTicket) : EMPTY;
}

export const keepTicket = (typed: TypedTicket): void => keepTyped(FORM, typed);
export const forgetTicket = (): void => forgetTyped(FORM);
