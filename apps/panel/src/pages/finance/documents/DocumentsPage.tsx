import { calls } from '@jarchi/contract/calls.ts';
import { buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { TabList, TabPanel } from '@jarchi/ui/navigation/Tabs.tsx';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import type { ListControl } from '@jarchi/shell/list/use-list.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useMay } from '#data/account/role.ts';
import { useCanSee } from '#data/account/viewer.ts';
import { documentCountsQuery, documentsQuery, downloadDocuments, type DocumentRow } from '#data/documents/documents.ts';
import { documentsFa as fa } from '#features/documents/documents.fa.ts';
import { countTab, DOCUMENT_TABS, type DocumentTab } from '#features/documents/list/document-tabs.ts';
import { getDocumentsQuery, type DocumentsState } from '#features/documents/list/documents-list.ts';
import { MonthFiles } from '#features/documents/list/MonthFiles.tsx';
import { officialFa } from '#features/documents/official/official.fa.ts';
import { useInvoiceChoice } from '#features/documents/official/useInvoiceChoice.ts';
import { HelpLink } from '#features/help/HelpLink.tsx';
import { TableExport } from '#features/export/TableExport.tsx';
import { PlainPage } from '#pages/PlainPage.tsx';
import { DocumentList } from './DocumentList.tsx';

const OfficialRequestDialog = lazyPart(() => import('#features/documents/official/OfficialRequestDialog.tsx'), 'OfficialRequestDialog', {
  whenLost: 'close',
});

/** The next step where a tab has no document. */
function EmptyStep({ tab }: { tab: DocumentTab }) {
  const isStaff = useCanSee('pre_invoice');
  const classes = buttonClass();
  switch (tab) {
    case 'invoices':
      return (
        <Link to="/campaigns" className={classes}>
          {fa.empty.toCampaigns}
        </Link>
      );
    case 'receipts':
      return (
        <Link to="/financial/charge" className={classes}>
          {fa.empty.toCharge}
        </Link>
      );
    case 'official':
      return (
        <Link to="/financial/factor/{-$id}" params={{ id: undefined }} className={classes}>
          {fa.empty.toInvoices}
        </Link>
      );
    case 'pre':
      return (
        <Link to={isStaff ? '/financial/pre-invoice' : '/support'} className={classes}>
          {isStaff ? fa.empty.build : fa.empty.support}
        </Link>
      );
  }
}

/** All documents of the account, for who may list them: who comes from one document waits here for the refusal of the route. */
export function DocumentsPage({ list }: { list: ListControl<DocumentsState> }) {
  return useMay(calls.documents.listDocuments) ? <Documents list={list} /> : null;
}

/** A tab for each sort of documents. */
function Documents({ list }: { list: ListControl<DocumentsState> }) {
  const { tab } = list.state;
  const navigate = useNavigate();
  const hasOfficial = useCanSee('official_factors');
  const mayAsk = useMay(calls.documents.requestOfficialInvoice);
  const canExport = useCanSee('table_export');
  const asked = getDocumentsQuery(list.state);
  const query = useQuery(documentsQuery(asked));
  const counts = useQuery(documentCountsQuery()).data?.counts;
  const choice = useInvoiceChoice();
  const [chosen, setChosen] = useState<readonly DocumentRow[]>();
  const show = (next: DocumentTab) => {
    if (next === 'official') void navigate({ to: '/financial/factor/official/list' });
    else void navigate({ to: '/financial/factor/{-$id}', params: { id: undefined }, search: next === 'invoices' ? {} : { tab: next } });
  };
  return (
    <PlainPage
      title={fa.title}
      tabs={
        <TabList
          isBare
          idPrefix="documents"
          label={fa.tabs.label}
          selected={tab}
          onSelect={show}
          tabs={DOCUMENT_TABS.filter((id) => id !== 'official' || hasOfficial).map((id) => ({
            id,
            label: fa.tabs[id],
            count: counts && (countTab(id, counts) || undefined),
          }))}
        />
      }
      actions={
        <>
          <MonthFiles />
          <TableExport download={() => downloadDocuments({ ordering: asked.ordering, filter: asked.filter })} isAllowed={canExport} />
        </>
      }
    >
      <TabPanel id={tab} idPrefix="documents" className="flex flex-1 flex-col">
        <DocumentList
          list={list}
          query={query}
          empty={{
            ...fa.empty[tab],
            action: (
              <>
                <EmptyStep tab={tab} />
                <HelpLink article="documents">{fa.empty.help}</HelpLink>
              </>
            ),
          }}
          choice={tab === 'invoices' && hasOfficial && mayAsk ? choice : undefined}
          onAsk={setChosen}
        />
      </TabPanel>
      {chosen && (
        <Suspense fallback={null}>
          <OfficialRequestDialog
            invoices={chosen}
            onClose={() => setChosen(undefined)}
            onLeave={choice.keep}
            onSent={({ id }) => {
              setChosen(undefined);
              choice.clear();
              toast.success(undefined, officialFa.ask.sent, {
                label: officialFa.ask.see,
                onPress: () => void navigate({ to: '/financial/factor/official/{-$id}', params: { id: String(id) } }),
              });
            }}
          />
        </Suspense>
      )}
    </PlainPage>
  );
}
