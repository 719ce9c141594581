import type { DocumentKind, DocumentState } from '@jarchi/domain/documents/document-kinds.ts';
import { IconTile, NeutralBadge, type BadgeTone } from '@jarchi/ui/badges/NeutralBadge.tsx';
import {
  Ban,
  CircleCheck,
  CircleX,
  FileCheck,
  FilePen,
  FileText,
  Hourglass,
  ReceiptText,
  TimerOff,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import { documentsFa as fa } from '#features/documents/documents.fa.ts';

interface Stated {
  readonly kind: DocumentKind;
  readonly state: DocumentState;
}

const styles: Record<DocumentState, { tone: BadgeTone; icon: LucideIcon }> = {
  issued: { tone: 'success', icon: CircleCheck },
  open: { tone: 'orange', icon: Hourglass },
  paid: { tone: 'success', icon: CircleCheck },
  expired: { tone: 'neutral', icon: TimerOff },
  void: { tone: 'neutral', icon: Ban },
  requested: { tone: 'warning', icon: Hourglass },
  refused: { tone: 'danger', icon: CircleX },
  withdrawn: { tone: 'neutral', icon: Undo2 },
};

const tiles: Record<DocumentKind, { tone: BadgeTone; icon: LucideIcon }> = {
  receipt: { tone: 'success', icon: ReceiptText },
  invoice: { tone: 'violet', icon: FileText },
  credit_note: { tone: 'neutral', icon: Undo2 },
  pre_invoice: { tone: 'orange', icon: FilePen },
  official_invoice: { tone: 'info', icon: FileCheck },
};

/** «پرداخت‌شده از موجودی» for an invoice, «درخواست شده» for an official one. */
export function stateText({ kind, state }: Stated): string {
  if (state !== 'issued' || kind === 'official_invoice' || kind === 'pre_invoice') return fa.states[state];
  return fa.issued[kind];
}

export function DocumentBadge({ document }: { document: Stated }) {
  const style = document.kind === 'credit_note' ? tiles.credit_note : styles[document.state];
  return <NeutralBadge {...style}>{stateText(document)}</NeutralBadge>;
}

export function DocumentTile({ kind }: { kind: DocumentKind }) {
  return <IconTile {...tiles[kind]} />;
}
