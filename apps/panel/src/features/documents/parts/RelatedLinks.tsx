import { useMayOpen } from '#data/account/role.ts';
import { formatId } from '@jarchi/ui/format/format.ts';
import { Link } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PaperDocument } from '#data/documents/documents.ts';
import { useCanSee } from '#data/account/viewer.ts';
import { documentFa as fa } from './document.fa.ts';
import { DocumentLink } from './DocumentLink.tsx';
import { amountText } from './document-texts.ts';

const ROW = 'flex min-h-11 items-center gap-2 rounded-sm py-1.5 text-md text-text-link hover:underline';

function Row({ children, end }: { children: ReactNode; end?: string | undefined }) {
  return (
    <>
      <span className="min-w-0 flex-1">{children}</span>
      {end !== undefined && <span className="text-sm text-text-3">{end}</span>}
      <ChevronLeft aria-hidden size={16} className="shrink-0 text-text-3" />
    </>
  );
}

/** Links to the subject of the document and to the documents that belong to it. */
export function RelatedLinks({ document }: { document: PaperDocument }) {
  const hasOfficial = useCanSee('official_factors');
  const hasDocuments = useMayOpen('documents');
  const { campaign, campaigns, payment_id, corrects, credit_notes, invoices, official } = document;
  const abouts = campaigns.length > 0 ? campaigns : campaign ? [campaign] : [];
  const rows = [
    ...abouts.map(({ id, title }) => (
      <Link key={`campaign-${id}`} to="/campaigns/$id/identity" params={{ id: String(id) }} className={ROW}>
        <Row>{fa.campaign(title)}</Row>
      </Link>
    )),
    ...(payment_id === null
      ? []
      : [
          <Link key="payment" to="/financial/payments/$id" params={{ id: String(payment_id) }} className={ROW}>
            <Row>{fa.payment}</Row>
          </Link>,
        ]),
    ...(corrects
      ? [
          <DocumentLink key="corrects" row={{ id: corrects.id, kind: 'invoice' }} className={ROW}>
            <Row>{fa.corrects(formatId(corrects.number ?? ''))}</Row>
          </DocumentLink>,
        ]
      : []),
    ...credit_notes.map(({ id, number, total }) => (
      <DocumentLink key={`credit-${id}`} row={{ id, kind: 'credit_note' }} className={ROW}>
        <Row end={amountText({ kind: 'credit_note', total })}>{fa.correctedBy(formatId(number ?? ''))}</Row>
      </DocumentLink>
    )),
    ...invoices.map(({ id, number, total }) => (
      <DocumentLink key={`invoice-${id}`} row={{ id, kind: 'invoice' }} className={ROW}>
        <Row end={amountText({ kind: 'invoice', total })}>{fa.covers(formatId(number ?? ''))}</Row>
      </DocumentLink>
    )),
    ...(official && hasOfficial && hasDocuments
      ? [
          <DocumentLink key="official" row={{ id: official.id, kind: 'official_invoice' }} className={ROW}>
            <Row>{official.number === null ? fa.officialAsked : fa.official(formatId(official.number))}</Row>
          </DocumentLink>,
        ]
      : []),
  ];
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="related-documents">
      <h2 id="related-documents" className="mb-2 text-lg font-bold">
        {fa.related}
      </h2>
      <ul className="divide-y divide-line">
        {rows.map((row) => (
          <li key={row.key}>{row}</li>
        ))}
      </ul>
    </section>
  );
}
