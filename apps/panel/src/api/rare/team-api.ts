import { profileCalls } from '@jarchi/contract/profile/profile.calls.ts';
import { teamCalls } from '@jarchi/contract/team/team.calls.ts';
import { addErrorTexts } from '@jarchi/api-client/words/error-text.fa.ts';
import { caller } from '../caller.ts';

// As the pages of money do: the texts of rare refusals come while the page is read.
void import('@jarchi/api-client/words/rare-error-text.fa.ts').then(
  (rare) => addErrorTexts(rare.rareTexts),
  () => undefined,
);

/** Calls of the profile and of the team, so that no other page loads their tables. */
export const teamApi = caller.bind({ team: teamCalls, profile: profileCalls });
