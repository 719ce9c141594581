import { calls } from '@jarchi/contract/calls.ts';
import { caller } from './caller.ts';

/** Every call. The build gives a page those that its code names as `api.<slice>.<call>`, with the words of what each may refuse. */
export const api = caller.bind(calls);
