import { calls } from '@jarchi/contract/calls.ts';
import { useMay } from '#data/account/role.ts';
import { downloadCampaignPreInvoice } from '#data/documents/documents.ts';
import { PdfButton } from '#features/export/public.ts';
import { statusFa } from '../status/status.fa.ts';

/** A campaign that waits for money, as a paper for whoever approves the payment. */
export function PreInvoicePdf({ campaign }: { campaign: number }) {
  const mayCall = useMay(calls.documents.getCampaignPreInvoice);
  if (!mayCall) return null;
  return (
    <PdfButton variant="words" label={statusFa.actions.preInvoice} download={() => downloadCampaignPreInvoice(campaign)} className="h-12" />
  );
}
