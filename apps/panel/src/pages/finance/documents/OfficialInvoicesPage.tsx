import { getRouteApi } from '@tanstack/react-router';
import { DocumentPage } from './DocumentPage.tsx';
import { DocumentsPage } from './DocumentsPage.tsx';

const one = getRouteApi('/shell/financial/factor/official/{-$id}');

/** The official invoices and their requests, or the one that the URL names. */
export function OfficialInvoicesPage() {
  const { id } = one.useParams();
  return id === undefined ? <DocumentsPage tab="official" /> : <DocumentPage key={id} id={id} isOfficial />;
}
