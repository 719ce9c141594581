import { AMOUNT_MAX } from '@jarchi/domain/money/typed-amount.ts';
import type { AccountRole } from '@jarchi/domain/account/roles.ts';
import type { Place } from '#data/team/team.ts';
import { teamFa as fa } from './team.fa.ts';

/** A role and the typed digits of its ceiling. */
export interface PlaceDraft {
  readonly role: AccountRole;
  /** Latin digits; empty: no ceiling. */
  readonly ceiling: string;
}

export const draftOf = ({ role, ceiling }: Place): PlaceDraft => ({ role, ceiling: ceiling === null ? '' : String(ceiling) });

/** Why the ceiling cannot be, under its field; undefined when it can. */
export function findCeilingError({ role, ceiling }: PlaceDraft): string | undefined {
  if (role !== 'buyer' || ceiling === '') return undefined;
  if (Number(ceiling) < 1) return fa.ceilingZero;
  return Number(ceiling) > AMOUNT_MAX ? fa.ceilingLarge : undefined;
}

export function placeOf({ role, ceiling }: PlaceDraft): Place {
  return { role, ceiling: role === 'buyer' && ceiling !== '' ? Number(ceiling) : null };
}
