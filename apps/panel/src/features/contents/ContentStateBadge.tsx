import { NeutralBadge, type BadgeTone } from '@jarchi/ui/badges/NeutralBadge.tsx';
import { outReasonWordsFa } from '@jarchi/domain/campaigns/placement-words.fa.ts';
import { CircleCheck, CircleMinus, CircleX, Hourglass, type LucideIcon } from 'lucide-react';
import { contentsFa as fa } from './contents.fa.ts';
import type { Content } from '#data/contents/contents.ts';

const styles: Record<Content['state'], { readonly tone: BadgeTone; readonly icon: LucideIcon }> = {
  pending: { tone: 'warning', icon: Hourglass },
  confirmed: { tone: 'success', icon: CircleCheck },
  rejected: { tone: 'danger', icon: CircleX },
  withdrawn: { tone: 'neutral', icon: CircleMinus },
};

interface ContentStateBadgeProps {
  content: Pick<Content, 'state' | 'out_reason'>;
  className?: string;
}

/** The state of a content; of a withdrawn one, why its publisher is out. */
export function ContentStateBadge({ content, className }: ContentStateBadgeProps) {
  const { state, out_reason } = content;
  const { tone, icon } = styles[state];
  return (
    <NeutralBadge tone={tone} icon={icon} className={className}>
      {out_reason === null ? fa.states[state] : outReasonWordsFa[out_reason]}
    </NeutralBadge>
  );
}
