import { formatNumber } from '@jarchi/ui/format/format.ts';
import { useQuery } from '@tanstack/react-query';
import { phoneDocumentQuery, type PhoneRequest } from '#data/phone-requests.ts';
import { CaseFile } from '#features/cases/public.ts';
import { phoneRequestsFa } from './phone-requests.fa.ts';

const fa = phoneRequestsFa.documents;

type Attachment = PhoneRequest['documents'][number];

function PhoneDocument({ request, document: { id, name, type }, alt }: { request: number; document: Attachment; alt: string }) {
  return <CaseFile file={useQuery(phoneDocumentQuery(request, id))} name={name} type={type} alt={alt} />;
}

/** The documents of a request, one below the other. */
export function PhoneDocuments({ request: { id, documents } }: { request: PhoneRequest }) {
  const count = formatNumber(documents.length);
  return (
    <section aria-labelledby="phone-documents" className="min-w-0 flex-1 bg-surface-sunken px-(--gutter) py-5">
      <h2 id="phone-documents" className="mb-3 text-lg font-bold">
        {fa.title}
      </h2>
      <ul className="flex flex-col gap-6">
        {documents.map((document, index) => (
          <li key={document.id}>
            <PhoneDocument request={id} document={document} alt={fa.alt(formatNumber(index + 1), count)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
