import { calls } from '@jarchi/contract/calls.ts';
import type { CallAnswer } from '@jarchi/contract/types.ts';
import { isOfGroup, type AccountRole } from '@jarchi/domain/account/roles.ts';
import { succeed, type Result } from '@jarchi/domain/result.ts';

type Campaign = CallAnswer<'campaigns', 'getCampaign'>;

const ACTS = { ...calls.campaigns, ...calls.contents };

/** A campaign as a member reads it: changes the answer to name only the calls that their role may make. */
export function allowedTo<E>(role: AccountRole, read: Result<Campaign, E>): Result<Campaign, E> {
  if (!read.ok) return read;
  return succeed(Object.assign(read.value, { allowed: read.value.allowed.filter((call) => isOfGroup(role, ACTS[call].for)) }));
}
