import { credentialsCalls } from '@jarchi/contract/credentials/credentials.calls.ts';
import { caller } from '../caller.ts';

/** Calls of passwords and passkeys, so that no other page loads their table. */
export const credentialsApi = caller.bind({ credentials: credentialsCalls }).credentials;
