import type { RequestState } from '@jarchi/domain/money/requests/money-requests.ts';
import { type BadgeTone, NeutralBadge } from '@jarchi/ui/badges/NeutralBadge.tsx';
import { CircleCheck, CircleX, FilePen, Hourglass, type LucideIcon, RotateCcw, UserCheck } from 'lucide-react';
import { requestsFa as fa } from './requests.fa.ts';

const STYLES: Readonly<Record<RequestState, { readonly tone: BadgeTone; readonly icon: LucideIcon }>> = {
  draft: { tone: 'outline', icon: FilePen },
  waiting: { tone: 'warning', icon: Hourglass },
  waiting_second: { tone: 'warning', icon: UserCheck },
  done: { tone: 'success', icon: CircleCheck },
  refused: { tone: 'danger', icon: CircleX },
  withdrawn: { tone: 'neutral', icon: RotateCcw },
};

export function RequestBadge({ state }: { state: RequestState }) {
  return <NeutralBadge {...STYLES[state]}>{fa.states[state]}</NeutralBadge>;
}
