import { SHARE_DAYS_MAX, SHARE_NAME_MAX, SHARE_PRESET_DAYS, shareEnd } from '@jarchi/domain/sharing/share-links.ts';
import { tehranDay } from '@jarchi/domain/calendar/jalali.ts';
import { Segmented } from '@jarchi/ui/actions/Segmented.tsx';
import { JalaliTextInput } from '@jarchi/ui/dates/JalaliTextInput.tsx';
import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import { Switch } from '@jarchi/ui/fields/Switch.tsx';
import { TextField } from '@jarchi/ui/fields/TextField.tsx';
import { useState } from 'react';
import { useUpdateShare, type Share, type ShareChange, type ShareSubject } from '#data/sharing/shares.ts';
import { sharingFa as fa } from '../sharing.fa.ts';
import { LinkRow } from './LinkRow.tsx';
import { RevokeButton } from './RevokeButton.tsx';
import { endOfDay, endOfPreset, getEndChoice, getShareUrl, makerText, openingsText, untilText, type EndChoice } from './share-texts.ts';

export interface ShareSettingsProps {
  subject: ShareSubject;
  share: Share;
  now: number;
  onError: (error: Error | undefined) => void;
}

const choices = [
  ...SHARE_PRESET_DAYS.map((days) => ({ value: `${days}` as const, label: fa.days[days] })),
  { value: 'other' as const, label: fa.otherDay },
];

/** A link that opens: its address, and its settings, each saved as it changes. */
export function ShareSettings({ subject, share, now, onError }: ShareSettingsProps) {
  const [name, setName] = useState(share.name);
  const [isOther, setOther] = useState(false);
  const update = useUpdateShare(subject, { onError });
  const save = (change: ShareChange) => {
    onError(undefined);
    update.mutate({ id: share.id, ...change });
  };
  const isLong = [...name.trim()].length > SHARE_NAME_MAX;
  const saveName = () => {
    if (!isLong && name.trim() !== share.name) save({ name: name.trim() });
  };
  // What is being sent is shown before its answer.
  const shown = update.isPending ? { ...share, ...update.variables } : share;
  const isOfVisit = share.maker.kind === 'staff';
  const choice = isOther ? 'other' : getEndChoice(shown.expire_datetime, now);
  const chooseEnd = (next: EndChoice) => {
    setOther(next === 'other');
    if (next !== 'other') save({ expire_datetime: endOfPreset(Number(next), now) });
  };
  return (
    <div className="flex flex-col gap-4">
      {share.token === null ? <Notice tone="warning">{fa.unreadable}</Notice> : <LinkRow url={getShareUrl(subject, share.token)} />}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b pb-4">
        <div>
          <p className="text-md font-semibold">{fa.end}</p>
          <p className="text-sm text-text-3">{untilText(shown)}</p>
        </div>
        {!isOfVisit && <Segmented label={fa.end} value={choice} onChange={chooseEnd} options={choices} />}
        {isOfVisit && <p className="text-sm text-text-2">{fa.endsWithVisit}</p>}
        {!isOfVisit && choice === 'other' && (
          <div className="flex w-full items-center justify-between gap-3">
            <p className="text-sm text-text-3">{fa.dayHint}</p>
            <JalaliTextInput
              label={fa.day}
              value={tehranDay(Date.parse(shown.expire_datetime))}
              min={tehranDay(now)}
              max={tehranDay(shareEnd(now, SHARE_DAYS_MAX))}
              onChange={(day) => save({ expire_datetime: endOfDay(day) })}
            />
          </div>
        )}
      </div>
      {shown.is_cost_hidden !== undefined && (
        <div className="border-b pb-4">
          <Switch
            isSpread
            label={fa.hideCosts}
            hint={fa.hideCostsText}
            isSelected={shown.is_cost_hidden}
            onChange={(is_cost_hidden) => save({ is_cost_hidden })}
          />
        </div>
      )}
      <TextField
        label={fa.name}
        hint={fa.nameHint}
        error={isLong ? fa.nameLong : undefined}
        value={name}
        onChange={setName}
        onBlur={saveName}
        onKeyDown={(event) => {
          if (event.key === 'Enter') saveName();
        }}
      />
      <div className="flex flex-wrap items-center justify-between gap-3 text-sm text-text-2">
        <span className="min-w-0">
          <span className="block">{openingsText(share, now)}</span>
          <bdi className="block text-text-3">{makerText(share)}</bdi>
        </span>
        <RevokeButton subject={subject} share={share} onError={onError} />
      </div>
    </div>
  );
}
