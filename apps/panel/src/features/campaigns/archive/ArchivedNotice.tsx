import { Button } from '@jarchi/ui/actions/Button.tsx';
import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { archiveFa as fa } from './archive.fa.ts';
import { restoreCampaign } from './archive.ts';
import type { Campaign } from '#features/campaigns/campaigns.queries.ts';

/** Says that a campaign is put away, with the way back. */
export function ArchivedNotice({ campaign }: { campaign: Campaign }) {
  const queryClient = useQueryClient();
  return (
    <Notice
      className="mx-(--gutter) my-4"
      action={
        <Button variant="secondary" size="sm" onClick={() => void restoreCampaign(queryClient, campaign)}>
          {fa.undo}
        </Button>
      }
    >
      {fa.notice}
    </Notice>
  );
}
