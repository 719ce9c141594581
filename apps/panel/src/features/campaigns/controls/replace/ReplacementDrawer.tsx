import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { outReasonWordsFa } from '@jarchi/domain/campaigns/placement-words.fa.ts';
import { findWaiting, ShownFigures } from '@jarchi/shell/acts/ShownFigures.tsx';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { joinClasses } from '@jarchi/ui/classes.ts';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { CheckboxField } from '@jarchi/ui/fields/CheckboxField.tsx';
import { formatNumber, formatScaledText, formatToman } from '@jarchi/ui/format/format.ts';
import { Sheet } from '@jarchi/ui/overlays/Sheet.tsx';
import { Check, Clock } from 'lucide-react';
import { useState } from 'react';
import { HelpLink } from '#features/help/public.ts';
import type { Campaign } from '#data/campaigns/campaigns.ts';
import type { Replacements } from '#data/campaigns/share-act.ts';
import { useMoneyButton } from '#features/connection/public.ts';
import { CandidateRow, slotText } from './CandidateRow.tsx';
import { deadlineText, SOON_MS } from './deadline.ts';
import { replaceFa as fa } from './replace.fa.ts';
import { useReplacing } from './useReplacing.ts';

/** The share that is to be filled: its money, reach and slot. */
function Lost({ lost: { total, reach_estimate, slot_at } }: Pick<Replacements, 'lost'>) {
  const facts = [
    { label: fa.share, value: `${formatToman(total)} ${fa.toman}` },
    { label: fa.reach, value: formatScaledText(reach_estimate) },
    { label: fa.slot, value: slotText(slot_at, fa.noSlot) },
  ];
  return (
    <dl className="grid grid-cols-3 divide-x divide-x-reverse divide-line border-y border-line py-3">
      {facts.map(({ label, value }) => (
        <div key={label} className="px-3 first:ps-0">
          <dt className="text-sm text-text-3">{label}</dt>
          <dd className="text-md font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export interface ReplacementDrawerProps {
  campaign: Pick<Campaign, 'id' | 'is_auto_replace' | 'replacements'>;
  placement: number;
  now: number | undefined;
  onClose: () => void;
}

/** Gives the share of a publisher who fell out to another one, or releases it. */
export function ReplacementDrawer({ campaign, placement, now, onClose }: ReplacementDrawerProps) {
  const replacing = useReplacing({ campaign: campaign.id, placement }, onClose);
  const [isAsking, setAsking] = useState(false);
  const { act } = replacing;
  const blocked = useMoneyButton().isDisabledWithReason ?? findWaiting(act, fa.waiting);
  const data = act.preview;
  const title = data?.lost.title ?? campaign.replacements.find(({ placement_id }) => placement_id === placement)?.title ?? '';
  const isSoon = data !== undefined && now !== undefined && Date.parse(data.until) - now < SOON_MS;
  const isNone = data !== undefined && replacing.rows.length === 0;
  const release = (
    <Button
      size="lg"
      variant={isAsking ? 'danger' : isNone ? 'primary' : 'ghost'}
      isDisabledWithReason={blocked}
      isLoading={replacing.isDropping}
      loadingLabel={replacing.isDropping ? fa.busy : undefined}
      onClick={() => (isAsking ? replacing.drop() : setAsking(true))}
    >
      {isAsking ? fa.dropYes : fa.drop}
    </Button>
  );
  return (
    <Sheet
      isOpen
      side="end"
      drawerWidth={496}
      title={fa.title(title)}
      onOpenChange={(isOpen) => !isOpen && !act.isPending && onClose()}
      footer={
        data && (
          <div className="flex min-w-0 flex-col gap-3">
            {isAsking ? (
              <p role="alert" className="text-md">
                {fa.dropAsk(formatToman(data.lost.total))}
              </p>
            ) : (
              replacing.chosen && (
                <p className="flex justify-between gap-4 text-md">
                  <span className="text-text-2">{fa.after}</span>
                  <b>
                    {formatToman(replacing.chosen.total)} <span className="text-sm font-normal text-text-3">{fa.toman}</span>
                  </b>
                </p>
              )
            )}
            <div className={joinClasses('flex gap-2 [&>*]:flex-1', !isAsking && 'max-sm:flex-col [&>*]:max-sm:flex-none')}>
              {isAsking ? (
                <>
                  {release}
                  <Button size="lg" variant="secondary" onClick={() => setAsking(false)}>
                    {fa.dropNo}
                  </Button>
                </>
              ) : (
                <>
                  {replacing.chosen && (
                    <Button
                      size="lg"
                      icon={Check}
                      isDisabledWithReason={blocked}
                      isLoading={replacing.isReplacing}
                      loadingLabel={replacing.isReplacing ? fa.busy : undefined}
                      onClick={replacing.replace}
                    >
                      <span className="truncate">{fa.choose(replacing.chosen.title)}</span>
                    </Button>
                  )}
                  {release}
                </>
              )}
            </div>
          </div>
        )
      }
    >
      <div className="flex flex-col gap-4">
        <ShownFigures
          act={act}
          changed={replacing.isMoved ? fa.changed : undefined}
          explain={errorText}
          skeleton={<SkeletonRows rows={4} />}
        >
          {(shown) => (
            <div className="flex flex-col gap-4">
              <p className={joinClasses('flex items-center gap-1.5 text-md', isSoon ? 'text-danger-text' : 'text-warning-text')}>
                <Clock aria-hidden size={16} />
                {deadlineText(shown.until, now)}
              </p>
              <p className="-mt-3 text-md text-text-2">
                {fa.why}: {outReasonWordsFa[shown.lost.out_reason]}
              </p>
              <Lost lost={shown.lost} />
              {isNone ? (
                <p className="text-md">{fa.none}</p>
              ) : (
                <fieldset>
                  <legend className="flex w-full items-baseline justify-between gap-3 border-b border-line pb-2">
                    <span className="text-md font-bold">{fa.candidates(formatNumber(replacing.rows.length))}</span>
                    <span className="text-sm text-text-3">{fa.prices}</span>
                  </legend>
                  {replacing.rows.map((candidate) => (
                    <CandidateRow
                      key={candidate.plan_id}
                      candidate={candidate}
                      isNearest={candidate === replacing.nearest}
                      isChosen={candidate === replacing.chosen}
                      isGone={replacing.gone.includes(candidate)}
                      onChoose={() => replacing.choose(candidate.plan_id)}
                    />
                  ))}
                </fieldset>
              )}
              <CheckboxField
                label={fa.auto}
                hint={fa.autoText}
                isSelected={campaign.is_auto_replace}
                isDisabled={replacing.isSettingAuto}
                onChange={replacing.setAuto}
              />
              <HelpLink article="replacement">{fa.help}</HelpLink>
            </div>
          )}
        </ShownFigures>
      </div>
    </Sheet>
  );
}
