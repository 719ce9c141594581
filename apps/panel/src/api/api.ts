import { commonCalls } from '@jarchi/contract/common-calls.ts';
import { caller } from './caller.ts';

/** The calls of most pages. The entry and the sign-in stay without them. */
export const api = caller.bind(commonCalls);
