import { useEffect, useState } from 'react';
import { onPersonChange } from '@jarchi/client-state/session/person.ts';
import type { DocumentRow } from '#data/documents/documents.ts';

const NONE: ReadonlyMap<string, DocumentRow> = new Map();

export interface InvoiceChoice {
  readonly invoices: readonly DocumentRow[];
  readonly selected: ReadonlySet<string>;
  readonly onChange: (selected: ReadonlySet<string>, rows: readonly DocumentRow[]) => void;
  readonly clear: () => void;
  /** Keeps the choice for the next time that the list is opened. */
  readonly keep: () => void;
}

let kept = NONE;
onPersonChange(() => {
  kept = NONE;
});

/** An invoice that may stand in a new official invoice. */
export const isChoosable = ({ kind, official }: DocumentRow): boolean => kind === 'invoice' && official === null;

/**
 * Chosen invoices with what they say, kept from page to page and through other filters: each is asked for by its own number. `keep` lets
 * them outlive a visit of another page.
 */
export function useInvoiceChoice(): InvoiceChoice {
  const [chosen, setChosen] = useState(kept);
  useEffect(() => {
    kept = NONE;
  }, []);
  return {
    invoices: [...chosen.values()],
    selected: new Set(chosen.keys()),
    onChange: (selected, rows) => {
      const known = new Map([...chosen, ...rows.map((row) => [String(row.id), row] as const)]);
      setChosen(new Map([...selected].flatMap((key) => (known.has(key) ? [[key, known.get(key)!] as const] : []))));
    },
    clear: () => setChosen(NONE),
    keep: () => {
      kept = chosen;
    },
  };
}
