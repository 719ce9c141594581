import { profileCalls } from '@jarchi/contract/profile/profile.calls.ts';
import { teamCalls } from '@jarchi/contract/team/team.calls.ts';
import { caller } from './caller.ts';
import './rare-texts.ts';

/** Calls of the profile and of the team, so that no other page loads their tables. */
export const teamApi = caller.bind({ team: teamCalls, profile: profileCalls });
