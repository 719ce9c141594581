import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { Dialog } from '@jarchi/ui/overlays/Dialog.tsx';
import { formatToman } from '@jarchi/ui/format/format.ts';
import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import { Skeleton, SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { useMoneyButton } from '#features/connection/public.ts';
import type { Campaign } from '#data/campaigns/campaigns.ts';
import { endingFa as fa, type EndingWords } from './ending.fa.ts';
import { EndingShares, EndingTotals } from './EndingFigures.tsx';
import type { Amounts } from '#data/campaigns/preview.ts';
import { useEnding } from './useEnding.ts';

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
  const ending = useEnding({ id: campaign.id, call, done: words.done, onDone: onClose });
  const { now, before, preview, error } = ending;
  const moneyButton = useMoneyButton();
  const close = () => {
    if (!ending.isPending) onClose();
  };
  const reason = moneyButton.isDisabledWithReason ?? (ending.isReady || ending.isPending ? undefined : fa.waiting);
  const isNothing = before === undefined && now?.captured === 0 && now.released === 0;
  return (
    <Dialog
      isOpen
      width={560}
      role="alertdialog"
      title={words.title}
      onOpenChange={(isOpen) => !isOpen && close()}
      text={<p>{words.after}</p>}
      footer={
        <>
          <Button
            variant="danger"
            size="lg"
            isDisabledWithReason={reason}
            isLoading={ending.isPending}
            loadingLabel={ending.isPending ? words.busy : undefined}
            onClick={() => ending.start({ call })}
          >
            {words.yes}
          </Button>
          <Button variant="secondary" size="lg" onClick={close}>
            {words.no}
          </Button>
        </>
      }
    >
      <p role="status" className="sr-only">
        {getAnnouncement(now, before)}
      </p>
      <div className="flex flex-col gap-3">
        {ending.isChanged && <Notice tone="warning">{fa.changed}</Notice>}
        {error && (
          <Notice tone="danger" role="alert">
            {errorText(error)}
          </Notice>
        )}
        {now && !isNothing && <EndingTotals now={now} before={before} />}
        <DataRegion {...ending.region} skeleton={skeleton} failedText={ending.previewError ? errorText(ending.previewError) : undefined}>
          {preview &&
            (isNothing ? (
              <p className="text-md text-text">{fa.nothing}</p>
            ) : (
              <EndingShares preview={preview} before={before} placements={campaign.placements} />
            ))}
        </DataRegion>
        {now && !isNothing && <p className="text-sm text-text-3">{fa.vat}</p>}
      </div>
    </Dialog>
  );
}
