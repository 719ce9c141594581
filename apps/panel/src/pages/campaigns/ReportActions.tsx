import { Button, buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { Link } from '@tanstack/react-router';
import { Ban, FileText } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useCanSee } from '#data/account/viewer.ts';
import type { Campaign } from '#data/campaigns/campaigns.ts';
import { ControlButtons } from '#features/campaigns/controls/ControlButtons.tsx';
import { DuplicateButton } from '#features/campaigns/duplicate/DuplicateButton.tsx';
import { hasFigures } from '#features/campaigns/status/life-stage.ts';
import { statusFa } from '#features/campaigns/status/status.fa.ts';
import { getRanges, type ReportState } from '#features/reports/report-list.ts';
import { reportsFa } from '#features/reports/reports.fa.ts';
import { downloadReport, downloadReportPdf } from '#data/reports/reports.ts';
import { ShareButton } from '#features/sharing/ShareButton.tsx';
import { PdfButton } from '#features/export/PdfButton.tsx';
import { TableExport } from '#features/export/TableExport.tsx';

const CancelDialog = lazyPart(() => import('#features/campaigns/ending/CancelDialog.tsx'), 'CancelDialog', { whenLost: 'close' });

interface ReportActionsProps {
  campaign: Campaign;
  state: ReportState;
}

/** The actions that the server allows for the campaign now. */
export function ReportActions({ campaign, state }: ReportActionsProps) {
  const canExport = useCanSee('table_export');
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Link
        to="/campaigns/$id/identity"
        params={{ id: String(campaign.id) }}
        className={`${buttonClass({ variant: 'secondary' })} max-lg:hidden`}
      >
        <FileText aria-hidden size={18} />
        {statusFa.actions.identity}
      </Link>
      <DuplicateButton campaign={campaign} isIcon className="max-lg:hidden" />
      {hasFigures(campaign) && (
        <>
          <ShareButton kind="report" id={campaign.id} />
          <TableExport
            download={() => downloadReport(campaign.id, { ...getRanges(state), ordering: state.ordering, by: state.tab })}
            isAllowed={canExport}
            label={reportsFa.export}
          />
          {canExport && (
            <PdfButton
              download={() => downloadReportPdf(campaign.id, { ...getRanges(state), ordering: state.ordering })}
              label={reportsFa.pdf}
              className="max-lg:hidden"
            />
          )}
        </>
      )}
      <ControlButtons campaign={campaign} />
      {campaign.allowed.includes('cancelCampaign') && (
        <Button variant="dangerLine" icon={Ban} isIconOnPhones onClick={() => setIsAsking(true)}>
          {statusFa.actions.cancel}
        </Button>
      )}
      {isAsking && (
        <Suspense>
          <CancelDialog campaign={campaign} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
