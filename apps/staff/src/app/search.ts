import { createSearch } from '@jarchi/shell/router/search.ts';

export const { parseSearch, stringifySearch } = createSearch();
