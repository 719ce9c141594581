import { createSearch } from '@jarchi/shell/router/search.ts';

/** Filters are lists; every other parameter is one text. */
export const { parseSearch, stringifySearch } = createSearch(['filter']);
