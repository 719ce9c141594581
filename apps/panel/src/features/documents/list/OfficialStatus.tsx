import { Button } from '@jarchi/ui/actions/Button.tsx';
import { FileCheck, Hourglass } from 'lucide-react';
import { formatId } from '@jarchi/ui/format/format.ts';
import type { DocumentRow } from '#data/documents/documents.ts';
import { documentsFa } from '#features/documents/documents.fa.ts';
import { DocumentLink } from '#features/documents/parts/DocumentLink.tsx';
import { numberText } from '#features/documents/parts/document-texts.ts';

const fa = documentsFa.list;

/** The official invoice of an invoice: a link to it, or a button that requests one. */
export function OfficialStatus({ row, onAsk }: { row: DocumentRow; onAsk: () => void }) {
  const { kind, official } = row;
  if (kind !== 'invoice') return <span className="text-sm text-text-3">{fa.withOriginal}</span>;
  if (official === null)
    return (
      <Button variant="ghost" size="sm" aria-label={fa.askFor(numberText(row))} onClick={onAsk} className="-ms-3 text-action-soft-text!">
        {fa.ask}
      </Button>
    );
  const isIssued = official.number !== null;
  const Icon = isIssued ? FileCheck : Hourglass;
  return (
    <DocumentLink
      row={{ id: official.id, kind: 'official_invoice' }}
      className="touch-area inline-flex items-center gap-1.5 rounded-sm text-sm whitespace-nowrap text-text-link hover:underline"
    >
      <Icon aria-hidden size={16} className="shrink-0" />
      {official.number === null ? documentsFa.states[official.state] : formatId(official.number)}
    </DocumentLink>
  );
}
