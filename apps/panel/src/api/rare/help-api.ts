import { helpCalls } from '@jarchi/contract/help/help.calls.ts';
import { caller } from '../caller.ts';

/** Calls of the help centre, so that no other page loads them. */
export const helpApi = caller.bind({ help: helpCalls });
