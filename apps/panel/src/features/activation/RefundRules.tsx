import type { CampaignType } from '@jarchi/domain/platforms/platforms.ts';
import { CircleX, ClockAlert, ListChecks, Scale, Timer, Undo2, UsersRound, type LucideIcon } from 'lucide-react';
import { activationFa as fa } from './activation.fa.ts';
import { listRefundCases, type RefundCase } from './refund-rules.ts';
import { refundRulesFa } from './refund-rules.fa.ts';

const icons: Record<RefundCase, LucideIcon> = {
  rejected: CircleX,
  declined: UsersRound,
  list: ListChecks,
  cancelled: Undo2,
  failed: ClockAlert,
  cut_short: Timer,
  completed: Scale,
};

/** Tells before the purchase, in plain words, where the money goes in six cases. */
export function RefundRules({ type }: { type: CampaignType }) {
  return (
    <section className="py-4">
      <h2 className="mb-3 text-lg font-bold">{fa.rulesTitle}</h2>
      <ul className="grid gap-x-8 gap-y-3 md:grid-cols-2">
        {listRefundCases(type).map((id) => {
          const Icon = icons[id];
          const words = refundRulesFa[type][id];
          return (
            <li key={id} className="flex items-start gap-3">
              <Icon aria-hidden size={18} className="mt-[3px] shrink-0 text-text-3" />
              <span>
                <span className="block text-md font-semibold">{words?.title}</span>
                <span className="block text-sm text-text-2">{words?.text}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
