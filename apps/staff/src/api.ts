import { createCaller } from '@jarchi/api-client/caller.ts';
import { windowSession } from '@jarchi/client-state/session/window-session.ts';
import { calls } from '@jarchi/contract/calls.ts';
import { runtimeConfig } from './runtime-config.ts';

/** Requests tokens under the console's own name, so the account that the panel has chosen does not change. */
export const api = createCaller({ ...windowSession, app: 'staff', bases: runtimeConfig.bases }).bind(calls);
