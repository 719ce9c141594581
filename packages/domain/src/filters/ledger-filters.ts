import { LEDGER_KINDS } from '#money/ledger.ts';
import type { FilterField } from './filters.ts';

const AMOUNT_TOMAN = { from: 0, to: 100_000_000_000 };

/** The statement's filters. A search finds campaigns by their title, and by number whatever caused a move. */
export const LEDGER_FILTER_FIELDS: readonly FilterField[] = [
  { key: 'search', type: 'search' },
  { key: 'at', type: 'date' },
  { key: 'kind', type: 'select', isMultiple: true, options: LEDGER_KINDS },
  { key: 'campaign', type: 'select', isMultiple: true, options: 'ids' },
  { key: 'amount', type: 'number', isWhole: true, limits: AMOUNT_TOMAN },
];
