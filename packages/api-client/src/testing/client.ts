import { calls } from '@jarchi/contract/calls.ts';
import type { Api } from '../api.ts';
import { createCaller, type ClientOptions } from '../caller.ts';

/** A function for each call of the contract. */
export function createClient(options: ClientOptions): Api {
  return createCaller(options).bind(calls);
}
