import type { Api } from '@jarchi/api-client/api.ts';
import { calls } from '@jarchi/contract/calls.ts';
import { caller } from './caller.ts';

/** Every call of the contract. The entry and the sign-in stay without it. */
export const api: Api = caller.bind(calls);
