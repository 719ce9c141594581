import { calls } from '@jarchi/contract/calls.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import { useMay } from '#data/account/role.ts';
import { archiveFa as fa } from './archive.fa.ts';
import { restoreCampaign } from './archive.ts';
import { useArchive } from '#data/campaigns/campaign-acts.ts';
import type { Campaign } from '#data/campaigns/campaigns.ts';

/** Tells that a campaign is archived, with a button that restores it. */
export function ArchivedNotice({ campaign }: { campaign: Campaign }) {
  const archive = useArchive();
  const mayRestore = useMay(calls.campaigns.restoreCampaign);
  return (
    <Notice
      className="mx-(--gutter) my-4"
      action={
        mayRestore && (
          <Button variant="secondary" size="sm" onClick={() => void restoreCampaign(archive, campaign)}>
            {fa.undo}
          </Button>
        )
      }
    >
      {fa.notice}
    </Notice>
  );
}
