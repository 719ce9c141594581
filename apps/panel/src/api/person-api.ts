import { createCaller } from '@jarchi/api-client/caller.ts';
import { runAlone } from '@jarchi/client-state/session/run-alone.ts';
import { calls } from '@jarchi/contract/calls.ts';
import { runtimeConfig } from './runtime-config.ts';

const { bases } = runtimeConfig;

/** Asks in the person's own name, who may have no account. */
export const personApi = createCaller({ app: 'person', bases, runAlone }).bind(calls);

/** Asks for the person's own account, as the console does. The chosen account stays chosen. */
export const ownApi = createCaller({ app: 'staff', bases, runAlone }).bind(calls);
