import type { TicketFile } from '#data/tickets/tickets.ts';
import { forgetTyped, keepTyped, readTyped } from '#data/tickets/typed.ts';

/** The chosen files of a form, as this tab knows them after a reload. */
export interface KeptFiles {
  readonly sent: readonly TicketFile[];
  /** Files that were on their way; the browser may have a copy of each under its key. */
  readonly underWay: readonly { readonly key: string; readonly name: string }[];
}

const NONE: KeptFiles = { sent: [], underWay: [] };
const nameOf = (form: string) => `${form}-files`;

export function readKeptFiles(form: string): KeptFiles {
  const kept = readTyped(nameOf(form)) as Partial<KeptFiles> | null;
  return Array.isArray(kept?.sent) && Array.isArray(kept?.underWay) ? (kept as KeptFiles) : NONE;
}

export function keepFiles(form: string, files: KeptFiles): void {
  if (files.sent.length + files.underWay.length > 0) keepTyped(nameOf(form), files);
  else forgetTyped(nameOf(form));
}
