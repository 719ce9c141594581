import { useParams } from '@tanstack/react-router';
import { DocumentPage } from './DocumentPage.tsx';
import { DocumentsPage } from './DocumentsPage.tsx';

/** The official invoices and their requests, or the one that the URL names. */
export function OfficialInvoicesPage() {
  const { id } = useParams({ strict: false });
  return id === undefined ? <DocumentsPage tab="official" /> : <DocumentPage key={id} id={id} isOfficial />;
}
