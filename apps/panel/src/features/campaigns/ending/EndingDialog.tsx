import { Skeleton, SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { formatToman } from '@jarchi/ui/format/format.ts';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import type { Campaign } from '#data/campaigns/campaigns.ts';
import type { Amounts } from '#data/campaigns/preview.ts';
import { usePreviewedAct } from '#data/campaigns/previewed-act.ts';
import { MoneyActDialog } from '#features/connection/public.ts';
import { endingFa as fa, type EndingWords } from './ending.fa.ts';
import { EndingShares, EndingTotals } from './EndingFigures.tsx';

/** The campaign that is to end. */
export type EndingCampaign = Pick<Campaign, 'id' | 'placements'>;

interface EndingDialogProps {
  call: 'cancelCampaign' | 'refuseOffers';
  campaign: EndingCampaign;
  words: EndingWords;
  onClose: () => void;
}

const getSaid = ({ captured, released }: Amounts) => fa.said(formatToman(captured), formatToman(released));

/** The text for a screen reader when amounts arrive, and when they change. */
function getAnnouncement(now: Amounts | undefined, before: Amounts | undefined): string {
  if (now === undefined) return '';
  return before === undefined ? getSaid(now) : fa.saidChange(getSaid(before), getSaid(now));
}

const skeleton = (
  <>
    <div className="grid grid-cols-2 gap-2">
      <Skeleton className="h-20" />
      <Skeleton className="h-20" />
    </div>
    <SkeletonRows rows={3} hasAvatar={false} />
  </>
);

/** Shows the effect of an ending on the money, in total and for each publisher, then ends the campaign at these amounts. */
export function EndingDialog({ campaign, call, words, onClose }: EndingDialogProps) {
  const ending = usePreviewedAct(campaign.id, call, () => {
    toast.success(words.done);
    onClose();
  });
  const { now, before } = ending;
  const isNothing = before === undefined && now?.captured === 0 && now.released === 0;
  return (
    <MoneyActDialog
      act={ending}
      words={{ ...words, text: words.after, waiting: fa.waiting, changed: fa.changed }}
      isDanger
      role="alertdialog"
      width={560}
      announcement={getAnnouncement(now, before)}
      skeleton={skeleton}
      above={now && !isNothing && <EndingTotals now={now} before={before} />}
      below={now && !isNothing && <p className="text-sm text-text-3">{fa.vat}</p>}
      onYes={() => ending.start({ call })}
      onClose={onClose}
    >
      {(preview) =>
        isNothing ? (
          <p className="text-md text-text">{fa.nothing}</p>
        ) : (
          <EndingShares preview={preview} before={before} placements={campaign.placements} />
        )
      }
    </MoneyActDialog>
  );
}
