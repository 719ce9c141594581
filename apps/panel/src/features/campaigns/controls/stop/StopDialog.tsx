import { STOP_REASON_MAX } from '@jarchi/domain/campaigns/campaign-life.ts';
import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { TextField } from '@jarchi/ui/fields/TextField.tsx';
import { formatNumber, formatToman } from '@jarchi/ui/format/format.ts';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { useQuery } from '@tanstack/react-query';
import { CircleStop, Clock, Radio } from 'lucide-react';
import { useRef, useState } from 'react';
import { HelpLink } from '#features/help/public.ts';
import type { Campaign } from '#data/campaigns/campaigns.ts';
import type { Amounts, Preview } from '#data/campaigns/preview.ts';
import { usePreviewedAct } from '#data/campaigns/previewed-act.ts';
import { worldClockQuery } from '#data/world/world.ts';
import { countText, hourText, unitsText, type CampaignType } from '#features/campaigns/controls/counted/counted.ts';
import { MoneyActDialog } from '#features/connection/public.ts';
import { stopFa as fa } from './stop.fa.ts';
import { StopTable } from './StopTable.tsx';

export interface StopDialogProps {
  campaign: Pick<Campaign, 'id' | 'title' | 'campaign_type' | 'placements'>;
  onClose: () => void;
}

function getAnnouncement(now: Amounts | undefined, before: Amounts | undefined): string {
  if (now === undefined) return '';
  const said = ({ released }: Amounts) => fa.said(formatToman(released));
  return before === undefined ? said(now) : fa.saidChange(said(before), said(now));
}

/** The effect on the live posts. */
function PostsUp({ preview }: { preview: Preview }) {
  if (preview.posts_up === 0) return null;
  const live = preview.placements.filter(({ state, captured }) => state === 'live' && captured > 0);
  const [one] = live;
  const whole = one && (live.length === 1 ? fa.capturedWhole(one.title) : fa.capturedWholes(formatNumber(live.length)));
  return (
    <Notice icon={Radio} className="bg-surface-sunken text-text-2">
      {fa.staysUp} {whole}
    </Notice>
  );
}

/** Up to when views or clicks are counted: a stop captures no later ones. Nothing where hours are paid for. */
function Counted({ preview, type }: { preview: Preview; type: CampaignType }) {
  const clock = useQuery(worldClockQuery).data;
  if (preview.delivered_units === null) return null;
  const units = unitsText(type);
  const now = clock && Date.parse(clock.now);
  return (
    <Notice icon={Clock}>
      {preview.measured_until === null
        ? fa.uncounted(units)
        : fa.counted(countText(preview, type), hourText(preview.measured_until, now), units)}
    </Notice>
  );
}

/** The sum that becomes available again. */
function Returns({ now, preview }: { now: Amounts; preview: Preview | undefined }) {
  return (
    <dl className="flex flex-col gap-1.5">
      {preview && preview.released_rest > 0 && (
        <div className="flex justify-between gap-4 text-md text-text-2">
          <dt>{fa.rest}</dt>
          <dd className="tabular-nums">{formatToman(preview.released_rest)}</dd>
        </div>
      )}
      <div className="flex items-baseline justify-between gap-4">
        <dt className="text-md font-semibold">{fa.returns}</dt>
        <dd className="text-lg font-bold">
          {formatToman(now.released)} <span className="text-sm font-normal text-text-3">{fa.toman}</span>
        </dd>
      </div>
    </dl>
  );
}

/** Stops a campaign for good, at the amounts that are shown. */
export function StopDialog({ campaign, onClose }: StopDialogProps) {
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const field = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const stopping = usePreviewedAct(campaign.id, 'stopCampaign', () => {
    toast.success(fa.done);
    onClose();
  });
  const { now, before, preview } = stopping;
  const isLong = reason.length > STOP_REASON_MAX;
  const stop = () => {
    setTried(true);
    if (isLong) field.current?.focus();
    else stopping.start({ call: 'stopCampaign', reason: reason.trim() });
  };
  const isNothing = before === undefined && now?.captured === 0 && now.released === 0;
  const text = (
    <>
      <span>{fa.text}</span> <HelpLink article="changing-a-campaign">{fa.help}</HelpLink>
    </>
  );
  return (
    <MoneyActDialog
      act={stopping}
      words={{ ...fa, title: fa.title(campaign.title), text }}
      isDanger
      role="alertdialog"
      icon={CircleStop}
      width={600}
      announcement={getAnnouncement(now, before)}
      skeleton={<SkeletonRows rows={5} hasAvatar={false} />}
      above={preview && <Counted preview={preview} type={campaign.campaign_type} />}
      below={
        <>
          {now && !isNothing && <Returns now={now} preview={preview} />}
          {preview && <PostsUp preview={preview} />}
          <TextField
            label={fa.reason}
            optional
            value={reason}
            onChange={setReason}
            placeholder={fa.example}
            inputRef={field}
            error={isTried && isLong ? fa.tooLong(formatNumber(STOP_REASON_MAX)) : undefined}
          />
        </>
      }
      onYes={stop}
      onClose={onClose}
    >
      {(shown) =>
        isNothing ? <p className="text-md">{fa.nothing}</p> : <StopTable preview={shown} before={before} placements={campaign.placements} />
      }
    </MoneyActDialog>
  );
}
