import { useState } from 'react';

const NONE: ReadonlySet<string> = new Set();

export interface Selection {
  readonly selected: ReadonlySet<string>;
  readonly onChange: (selected: ReadonlySet<string>) => void;
}

/** Chosen rows of a list, kept from page to page; other filters begin anew, because chosen rows may no longer be in the list. */
export function useSelection(scope: string): Selection {
  const [chosen, setChosen] = useState({ scope, selected: NONE });
  return {
    selected: chosen.scope === scope ? chosen.selected : NONE,
    onChange: (selected) => setChosen({ scope, selected }),
  };
}
