import { isOverCeiling } from '@jarchi/domain/team/team.ts';
import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import { formatToman } from '@jarchi/ui/format/format.ts';
import { useQuery } from '@tanstack/react-query';
import { ownPlaceQuery } from '#data/team/team.ts';
import { ceilingFa as fa } from './ceiling.fa.ts';

/** A buyer's ceiling per purchase, before the purchase is refused for it; nothing without one. */
export function OwnCeiling({ totalToman }: { totalToman: number }) {
  const ceiling = useQuery(ownPlaceQuery).data?.ceiling ?? null;
  if (ceiling === null) return null;
  if (isOverCeiling(totalToman, ceiling)) return <Notice tone="warning">{fa.above(formatToman(ceiling))}</Notice>;
  return <p className="text-sm text-text-2">{fa.within(formatToman(ceiling))}</p>;
}
