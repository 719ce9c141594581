import { formatScaledText } from '@jarchi/ui/format/format.ts';
import type { LedgerEvent } from '#data/finance/ledger.ts';
import { ledgerFa as fa } from './ledger.fa.ts';

/** What happened, in the words of its kind: how many views were paid for, whose share it was, by which gateway money came. */
export function titleOf(event: LedgerEvent): string {
  const { kind, units, placement_title, campaign_type, money_request_kind } = event;
  if (kind === 'capture' && units !== null && units > 0)
    return fa.capturedUnits(formatScaledText(units), campaign_type === 'CPC' ? fa.clicks : fa.views);
  if (placement_title !== null && (kind === 'capture' || kind === 'release' || kind === 'refund'))
    return fa.ofPublisher(fa.kinds[kind], placement_title);
  return (money_request_kind === 'money_back' ? fa.moneyBack[kind] : undefined) ?? fa.kinds[kind];
}
