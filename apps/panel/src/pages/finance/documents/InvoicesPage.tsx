import { useList } from '@jarchi/shell/list/use-list.ts';
import { useParams, useSearch } from '@tanstack/react-router';
import { documentsList, officialList } from '#features/documents/list/documents-list.ts';
import { DocumentPage } from './DocumentPage.tsx';
import { DocumentsPage } from './DocumentsPage.tsx';

/** The documents, or the one that the URL names. */
export function InvoicesPage() {
  const { id } = useParams({ from: '/shell/financial/factor/{-$id}' });
  return id === undefined ? <Invoices /> : <DocumentPage key={id} id={id} />;
}

function Invoices() {
  return <DocumentsPage list={useList(documentsList, useSearch({ from: '/shell/financial/factor/{-$id}' }))} />;
}

/** The official invoices and their requests, or the one that the URL names. */
export function OfficialInvoicesPage() {
  const id = useParams({ from: '/shell/financial/factor/official/{-$id}', shouldThrow: false })?.id;
  return id === undefined ? <OfficialInvoices /> : <DocumentPage key={id} id={id} isOfficial />;
}

function OfficialInvoices() {
  const listed = useSearch({ from: '/shell/financial/factor/official/list', shouldThrow: false });
  // The address of one official invoice, without its number, is the list too.
  const unnamed = useSearch({ from: '/shell/financial/factor/official/{-$id}', shouldThrow: false });
  return <DocumentsPage list={useList(officialList, listed ?? unnamed ?? {})} />;
}
