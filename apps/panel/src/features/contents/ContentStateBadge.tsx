import { NeutralBadge, type BadgeTone } from '@jarchi/ui/badges/NeutralBadge.tsx';
import { CircleCheck, CircleMinus, CircleX, Hourglass, type LucideIcon } from 'lucide-react';
import { contentsFa as fa } from './contents.fa.ts';
import type { Content } from '#data/contents/contents.ts';

const looks: Record<Content['state'], { readonly tone: BadgeTone; readonly icon: LucideIcon }> = {
  pending: { tone: 'warning', icon: Hourglass },
  confirmed: { tone: 'success', icon: CircleCheck },
  rejected: { tone: 'danger', icon: CircleX },
  withdrawn: { tone: 'neutral', icon: CircleMinus },
};

export function ContentStateBadge({ state, className }: { state: Content['state']; className?: string }) {
  const { tone, icon } = looks[state];
  return (
    <NeutralBadge tone={tone} icon={icon} className={className}>
      {fa.states[state]}
    </NeutralBadge>
  );
}
