import { useMayCallDocuments } from '#data/documents/role.ts';
import { downloadCampaignPreInvoice } from '#data/documents/documents.ts';
import { PdfButton } from '#features/export/PdfButton.tsx';
import { pagesFa } from '#pages/pages.fa.ts';

/** A campaign that waits for money, as a paper for whoever approves the payment. */
export function PreInvoicePdf({ campaign }: { campaign: number }) {
  const mayCall = useMayCallDocuments('getCampaignPreInvoice');
  if (!mayCall) return null;
  return <PdfButton look="words" label={pagesFa.preInvoice} download={() => downloadCampaignPreInvoice(campaign)} className="h-12" />;
}
