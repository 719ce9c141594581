import { calls } from '@jarchi/contract/calls.ts';
import { hasErrorCode } from '@jarchi/api-client/api-error.ts';
import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { joinClasses } from '@jarchi/ui/classes.ts';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { copyText } from '@jarchi/ui/toasts/toast.ts';
import { useQuery } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { Link2, Printer } from 'lucide-react';
import { useMay } from '#data/account/role.ts';
import { useCanSee } from '#data/account/viewer.ts';
import { documentQuery, downloadDocumentPdf, downloadEInvoice, type PaperDocument } from '#data/documents/documents.ts';
import { documentsFa } from '#features/documents/documents.fa.ts';
import { OfficialState } from '#features/documents/official/OfficialState.tsx';
import { DocumentPaper } from '#features/documents/paper/DocumentPaper.tsx';
import { documentFa as fa } from '#features/documents/parts/document.fa.ts';
import { DocumentBadge } from '#features/documents/parts/DocumentState.tsx';
import { documentName } from '#features/documents/parts/document-texts.ts';
import { RelatedLinks } from '#features/documents/parts/RelatedLinks.tsx';
import { PreInvoiceState } from '#features/documents/pay/PreInvoiceState.tsx';
import { PdfButton } from '#features/export/PdfButton.tsx';
import { AskSupportLink } from '#features/tickets/AskSupportLink.tsx';
import { PlainPage } from '#pages/PlainPage.tsx';

/** The gateway may be on another host, so the browser leaves the app. */
function leave(url: string) {
  location.assign(url);
}

/** An invoice that stands in no official invoice has a file for the tax system, else the issued official one; a credit note corrects it. */
function hasEInvoice({ kind, state, official }: PaperDocument): boolean {
  if (kind === 'credit_note') return true;
  return kind === 'official_invoice' ? state === 'issued' : kind === 'invoice' && official === null;
}

function Side({ document }: { document: PaperDocument }) {
  const isOfficial = useCanSee('official_factors');
  const mayExport = useMay(calls.documents.getEInvoice);
  return (
    <>
      {document.kind === 'pre_invoice' && <PreInvoiceState document={document} leave={leave} />}
      {document.kind === 'official_invoice' && <OfficialState document={document} />}
      <RelatedLinks document={document} />
      {isOfficial && mayExport && hasEInvoice(document) && (
        <div className="flex flex-col gap-2">
          <PdfButton
            variant="words"
            label={fa.eInvoice}
            download={() => downloadEInvoice(document.id)}
            className="long-label! min-h-(--h-md)"
          />
          <p className="text-sm text-text-3">{fa.eInvoiceText}</p>
        </div>
      )}
    </>
  );
}

/** Copies the address of this page; who opens it must sign in. */
function CopyLink() {
  return (
    <Button variant="secondary" icon={Link2} isIconOnPhones onClick={() => void copyText(location.href, fa)}>
      {fa.copy}
    </Button>
  );
}

/** One document as a paper on the page, which alone is printed. */
export function DocumentPage({ id, isOfficial = false }: { id: string; isOfficial?: boolean }) {
  const document = useQuery(documentQuery(Number(id)));
  const mayList = useMay(calls.documents.listDocuments);
  if (hasErrorCode(document.error, 'document_not_found')) throw notFound();
  const { data } = document;
  const list = isOfficial
    ? ({ to: '/financial/factor/official/list', label: documentsFa.official } as const)
    : ({ to: '/financial/factor/{-$id}', params: { id: undefined }, label: documentsFa.title } as const);
  return (
    <PlainPage
      title={data ? documentName(data) : isOfficial ? documentsFa.kinds.official_invoice : documentsFa.title}
      back={mayList ? list : { to: '/', label: documentsFa.list.home }}
      badge={data && <DocumentBadge document={data} />}
      actions={
        data && (
          <>
            <CopyLink />
            {data.number !== null && <PdfButton variant="words" label={fa.pdf} download={() => downloadDocumentPdf(data.id)} />}
            <Button icon={Printer} onClick={() => window.print()}>
              {fa.print}
            </Button>
          </>
        )
      }
    >
      <DataRegion
        {...getRegion(document)}
        failedText={document.error ? errorText(document.error) : undefined}
        className="flex flex-1 flex-col"
        skeleton={<SkeletonRows rows={8} hasAvatar={false} />}
      >
        {data && (
          // A paper across the page takes its whole width, below what can be done with it.
          <div className={joinClasses('flex flex-1 flex-col bg-canvas', !isOfficial && 'xl:flex-row')}>
            <div className="min-w-0 flex-1 px-(--gutter) py-6 max-sm:px-3">
              <DocumentPaper paper={data} />
            </div>
            <aside
              className={joinClasses(
                'border-line bg-surface px-(--gutter) py-6 empty:hidden',
                isOfficial
                  ? 'order-first grid items-start gap-6 border-b wide:grid-cols-3'
                  : 'flex flex-col gap-6 max-xl:border-t xl:w-[330px] xl:border-s xl:px-5',
              )}
            >
              <Side document={data} />
              <AskSupportLink about="document" id={data.id} />
            </aside>
          </div>
        )}
      </DataRegion>
    </PlainPage>
  );
}
