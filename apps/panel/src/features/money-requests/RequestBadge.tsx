import type { RequestKind, RequestState } from '@jarchi/domain/money/requests/money-requests.ts';
import { type BadgeTone, IconTile, NeutralBadge } from '@jarchi/ui/badges/NeutralBadge.tsx';
import {
  ArrowLeftRight,
  CircleCheck,
  CircleX,
  FilePen,
  Hourglass,
  Image,
  type LucideIcon,
  Minus,
  Plus,
  Undo2,
  UserCheck,
  RotateCcw,
} from 'lucide-react';
import { requestsFa as fa } from './requests.fa.ts';

interface BadgeStyle {
  readonly tone: BadgeTone;
  readonly icon: LucideIcon;
}

const STATES: Readonly<Record<RequestState, BadgeStyle>> = {
  draft: { tone: 'outline', icon: FilePen },
  waiting: { tone: 'warning', icon: Hourglass },
  waiting_second: { tone: 'warning', icon: UserCheck },
  done: { tone: 'success', icon: CircleCheck },
  refused: { tone: 'danger', icon: CircleX },
  withdrawn: { tone: 'neutral', icon: RotateCcw },
};

const KINDS: Readonly<Record<RequestKind, BadgeStyle>> = {
  receipt: { tone: 'warning', icon: Image },
  charge: { tone: 'success', icon: Plus },
  deduction: { tone: 'orange', icon: Minus },
  transfer: { tone: 'info', icon: ArrowLeftRight },
  money_back: { tone: 'teal', icon: Undo2 },
};

export function RequestBadge({ state }: { state: RequestState }) {
  return <NeutralBadge {...STATES[state]}>{fa.states[state]}</NeutralBadge>;
}

export function RequestTile({ kind }: { kind: RequestKind }) {
  return <IconTile {...KINDS[kind]} />;
}
