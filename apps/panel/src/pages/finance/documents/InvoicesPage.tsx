import { useParams, useSearch } from '@tanstack/react-router';
import { readTab } from '#features/documents/list/document-tabs.ts';
import { DocumentPage } from './DocumentPage.tsx';
import { DocumentsPage } from './DocumentsPage.tsx';

/** The documents, or the one that the URL names. */
export function InvoicesPage() {
  const { id } = useParams({ strict: false });
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  if (id !== undefined) return <DocumentPage key={id} id={id} />;
  return <DocumentsPage tab={readTab(search['tab'])} />;
}
