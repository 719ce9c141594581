import type { PhoneRequestState } from '@jarchi/domain/session/phone-requests.ts';
import { type BadgeTone, NeutralBadge } from '@jarchi/ui/badges/NeutralBadge.tsx';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { Ban, CircleCheck, CircleX, Hourglass, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { PhoneRequestRow } from '#data/phone-requests.ts';
import { phoneRequestsFa as fa } from './phone-requests.fa.ts';

/** The approvals that a request on documents needs. */
const APPROVALS = 2;

const STYLES: Readonly<Record<PhoneRequestState, { readonly tone: BadgeTone; readonly icon: LucideIcon }>> = {
  waiting: { tone: 'warning', icon: Hourglass },
  done: { tone: 'success', icon: CircleCheck },
  stopped: { tone: 'neutral', icon: Ban },
  refused: { tone: 'danger', icon: CircleX },
  failed: { tone: 'orange', icon: TriangleAlert },
};

export function PhoneRequestBadge({ state }: { state: PhoneRequestState }) {
  return <NeutralBadge {...STYLES[state]}>{fa.states[state]}</NeutralBadge>;
}

/** «۱ از ۲»; a request of a session needs no approval. */
export function approvalsText({ ground, approvals }: Pick<PhoneRequestRow, 'ground' | 'approvals'>): string {
  return ground === 'session' ? fa.noApproval : fa.approvals(formatNumber(approvals), formatNumber(APPROVALS));
}
