import { formatDate, formatTime, tehranDay } from '@jarchi/domain/calendar/jalali.ts';
import { spacePhone } from '@jarchi/domain/text/phone.ts';
import { toPersianDigits } from '@jarchi/domain/text/digits.ts';
import { formatToman } from '@jarchi/ui/format/format.ts';
import type { Member, Place } from '#data/team/team.ts';
import { rolesFa } from '#features/team/roles.fa.ts';
import { teamFa as fa } from './team.fa.ts';

export const phoneText = (phone: string) => toPersianDigits(spacePhone(phone));

/** The name of a member; a person without one is called by their phone, or not at all where that is hidden. */
export function memberName({ name, phone }: Pick<Member, 'name' | 'phone'>): string {
  if (name === '') return fa.noName;
  return name === phone ? phoneText(phone) : name;
}

/** The role, with a buyer's ceiling. */
export function placeText({ role, ceiling }: Place): string {
  if (role !== 'buyer') return rolesFa[role];
  return fa.place(rolesFa[role], ceiling === null ? fa.noCeiling : fa.ceiling(formatToman(ceiling)));
}

/** When a member joined and was last here. */
export function timesText({ joined, last_seen }: Pick<Member, 'joined' | 'last_seen'>): string {
  const seen = last_seen === null ? fa.neverSeen : fa.seen(whenText(last_seen));
  return `${fa.joined(formatDate(Date.parse(joined)))} · ${seen}`;
}

/** A day, with the time if it is today. */
function whenText(instant: string): string {
  const at = Date.parse(instant);
  return tehranDay(at) === tehranDay(Date.now()) ? formatTime(at) : formatDate(at);
}
