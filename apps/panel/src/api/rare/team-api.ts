import { profileCalls } from '@jarchi/contract/profile/profile.calls.ts';
import { teamCalls } from '@jarchi/contract/team/team.calls.ts';
import { caller } from '../caller.ts';

// As the pages of money do: the texts of rare refusals come while the page is read.
void import('./rare-words.ts').catch(() => undefined);

/** Calls of the profile and of the team, so that no other page loads their tables. */
export const teamApi = caller.bind({ team: teamCalls, profile: profileCalls });
