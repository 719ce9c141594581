import { useList } from '@jarchi/shell/list/use-list.ts';
import { useParams, useSearch } from '@tanstack/react-router';
import { documentsList } from '#features/documents/list/documents-list.ts';
import { DocumentPage } from './DocumentPage.tsx';
import { DocumentsPage } from './DocumentsPage.tsx';

/** The documents, or the one that the URL names. */
export function InvoicesPage() {
  const { id } = useParams({ strict: false });
  return id === undefined ? <Invoices /> : <DocumentPage key={id} id={id} />;
}

function Invoices() {
  return <DocumentsPage list={useList(documentsList, useSearch({ from: '/shell/financial/factor/{-$id}' }))} />;
}
