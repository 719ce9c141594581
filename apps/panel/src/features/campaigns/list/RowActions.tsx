import type { CampaignRow } from '#data/campaigns/campaigns.ts';
import { RowMenu } from '#features/campaigns/duplicate/RowMenu.tsx';
import { useNextStep } from '#features/campaigns/status/useNextStep.ts';
import { RowAction } from './RowAction.tsx';

/** At the end of a row: the next step if this person has to act, else who has to, and a menu with the rest. */
export function RowActions({ row }: { row: CampaignRow }) {
  const step = useNextStep(row);
  return (
    <span className="inline-flex items-center gap-1">
      {step.isAsked && <RowAction row={row} step={step} />}
      {step.waitsFor !== undefined && (
        <span className="max-w-28 text-end text-sm leading-5 whitespace-normal text-text-3">{step.waitsFor}</span>
      )}
      <RowMenu row={row} />
    </span>
  );
}
