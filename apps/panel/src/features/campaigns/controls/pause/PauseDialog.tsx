import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { useQuery } from '@tanstack/react-query';
import { Clock, Pause } from 'lucide-react';
import { useState } from 'react';
import type { Campaign } from '#data/campaigns/campaigns.ts';
import type { Preview } from '#data/campaigns/preview.ts';
import { usePreviewedAct } from '#data/campaigns/previewed-act.ts';
import { worldClockQuery } from '#data/world/world.ts';
import { hourText, unitsText, type CampaignType } from '#features/campaigns/controls/counted/counted.ts';
import { MoneyActDialog } from '#features/connection/public.ts';
import { findIssues, toInstant, type Moment } from './moment.ts';
import { MomentField } from './MomentField.tsx';
import { pauseFa as fa } from './pause.fa.ts';
import { PauseFigures } from './PauseFigures.tsx';

export interface PauseDialogProps {
  campaign: Pick<Campaign, 'id' | 'campaign_type' | 'publish_period_end'>;
  onClose: () => void;
}

interface Asked {
  readonly pause: Moment;
  readonly type: CampaignType;
  readonly now: number | undefined;
}

/** The amount still to capture: all units that are not counted yet, to the end of the hour in which the campaign pauses. */
function getRule({ measured_until, hour_end }: Preview, { pause, type, now }: Asked): string {
  const units = unitsText(type);
  if (pause !== null || hour_end === null) return fa.ruleLater(units);
  const end = hourText(hour_end, now);
  return measured_until === null ? fa.ruleFirst(units, end) : fa.rule(units, hourText(measured_until, now), end);
}

/** Pauses delivery, now or later, at the amounts that are shown. */
export function PauseDialog({ campaign, onClose }: PauseDialogProps) {
  const clock = useQuery(worldClockQuery).data;
  const [pause, setPause] = useState<Moment>(null);
  const [resume, setResume] = useState<Moment>(null);
  const [isTried, setTried] = useState(false);
  const pausing = usePreviewedAct(campaign.id, 'pauseCampaign', () => {
    toast.success(fa.done);
    onClose();
  });
  const now = clock ? Date.parse(clock.now) : undefined;
  const last = campaign.publish_period_end;
  const issues = now === undefined ? { pause: undefined, resume: undefined } : findIssues(pause, resume, { now, last });
  const isWrong = issues.pause !== undefined || issues.resume !== undefined;
  const start = () => {
    setTried(true);
    if (!isWrong) pausing.start({ call: 'pauseCampaign', pause_at: toInstant(pause), resume_at: toInstant(resume) });
  };
  const moments = now !== undefined && (
    <>
      <MomentField
        label={fa.from}
        none={fa.now}
        value={pause}
        onChange={setPause}
        error={isTried && issues.pause ? fa[issues.pause] : undefined}
        {...{ now, last }}
      />
      <MomentField
        label={fa.resume}
        none={fa.open}
        value={resume}
        onChange={setResume}
        hint={fa.hint}
        error={isTried && issues.resume ? fa[issues.resume] : undefined}
        {...{ now, last }}
      />
    </>
  );
  return (
    <MoneyActDialog
      act={pausing}
      words={fa}
      icon={Pause}
      skeleton={<SkeletonRows rows={3} hasAvatar={false} />}
      below={moments}
      onYes={start}
      onClose={onClose}
    >
      {(preview) => (
        <div className="flex flex-col gap-3">
          <PauseFigures preview={preview} type={campaign.campaign_type} now={now} />
          <Notice icon={Clock}>{getRule(preview, { pause, type: campaign.campaign_type, now })}</Notice>
        </div>
      )}
    </MoneyActDialog>
  );
}
