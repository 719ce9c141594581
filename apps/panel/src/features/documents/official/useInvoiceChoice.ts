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

/** An invoice that a new official invoice may include. */
export const isChoosable = ({ kind, official }: DocumentRow): boolean => kind === 'invoice' && official === null;

/**
 * The chosen invoices with their data. They survive another page or filter, since each is fetched by its id. `keep` makes them survive a visit to
 * another route.
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
