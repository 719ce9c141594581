import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { DocumentRow } from '#data/documents/documents.ts';

export interface DocumentLinkProps {
  row: Pick<DocumentRow, 'id' | 'kind'>;
  /** The name for screen readers, needed if the content does not name the document. */
  label?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Links to the page of a document; official invoices have their own. */
export function DocumentLink({ row: { id, kind }, label, className, children }: DocumentLinkProps) {
  return (
    <Link
      to={kind === 'official_invoice' ? '/financial/factor/official/{-$id}' : '/financial/factor/{-$id}'}
      params={{ id: String(id) }}
      aria-label={label}
      className={className}
    >
      {children}
    </Link>
  );
}
