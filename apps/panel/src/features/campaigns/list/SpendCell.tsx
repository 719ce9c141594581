import { formatScaledPair } from '@jarchi/ui/format/format-pair.ts';
import { formatScaledText } from '@jarchi/ui/format/format.ts';
import { PaceBar } from '@jarchi/ui/figures/PaceBar.tsx';
import { campaignsFa as fa } from '#features/campaigns/campaigns.fa.ts';
import type { CampaignRow } from '#data/campaigns/campaigns.ts';
import { isOver } from '#data/campaigns/is-over.ts';
import { hasFigures } from '#features/campaigns/status/life-stage.ts';

/** «۲۳٫۶ از ۳۶٫۲ میلیون», the part in bold. */
export function Share({ part, whole, unit }: { part: number; whole: number; unit?: string }) {
  const pair = formatScaledPair(part, whole);
  return (
    <>
      <b className="font-semibold text-text">{pair.part}</b>
      <span>{` ${fa.of('', pair.whole).trim()}${unit ? ` ${unit}` : ''}`}</span>
    </>
  );
}

export function spentShare(row: Pick<CampaignRow, 'figures' | 'price'>): number {
  return row.price > 0 ? row.figures.cost / row.price : 0;
}

/** Spend against time after publication, or after a cancellation that cost something; else the planned sum. */
export function SpendCell({ row, unit }: { row: CampaignRow; unit?: string }) {
  if (!hasFigures(row) && row.figures.cost === 0) {
    return (
      <span className="text-sm text-text-3">
        {fa.budget} <b className="font-semibold text-text">{formatScaledText(row.price)}</b>
        {unit && <span>{` ${unit}`}</span>}
      </span>
    );
  }
  return (
    <PaceBar
      used={spentShare(row)}
      elapsed={isOver(row) ? 1 : row.elapsed}
      hasWords
      startText={<Share part={row.figures.cost} whole={row.price} {...(unit ? { unit } : {})} />}
    />
  );
}
