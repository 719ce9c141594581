import { Button } from '@jarchi/ui/Button.tsx';
import { Ban } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Campaign } from '#features/campaigns/campaigns.queries.ts';
import { hasFigures } from '#features/campaigns/life-stage.ts';
import { statusFa } from '#features/campaigns/status.fa.ts';
import { ExportButton } from '#features/reports/ExportButton.tsx';
import type { ReportSearch } from '#features/reports/report-search.ts';

const CancelDialog = lazy(() => import('#features/campaigns/CancelDialog.tsx').then((module) => ({ default: module.CancelDialog })));

interface ReportActionsProps {
  campaign: Campaign;
  search: ReportSearch;
}

/** What can be done with the campaign now, as the server allows it. */
export function ReportActions({ campaign, search }: ReportActionsProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      {hasFigures(campaign) && <ExportButton campaignId={campaign.id} search={search} />}
      {campaign.allowed.includes('cancel') && (
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
