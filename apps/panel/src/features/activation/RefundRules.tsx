import { CircleX, ClockAlert, Scale, Timer, Undo2, UsersRound, type LucideIcon } from 'lucide-react';
import { activationFa as fa } from './activation.fa.ts';

const icons: Record<(typeof fa.rules)[number]['id'], LucideIcon> = {
  rejected: CircleX,
  declined: UsersRound,
  cancelled: Undo2,
  failed: ClockAlert,
  cut_short: Timer,
  completed: Scale,
};

/** What becomes of the money in six cases, in plain words, before anything is paid. */
export function RefundRules() {
  return (
    <section className="py-4">
      <h2 className="mb-3 text-lg font-bold">{fa.rulesTitle}</h2>
      <ul className="grid gap-x-8 gap-y-3 md:grid-cols-2">
        {fa.rules.map((rule) => {
          const Icon = icons[rule.id];
          return (
            <li key={rule.id} className="flex items-start gap-3">
              <Icon aria-hidden size={18} className="mt-[3px] shrink-0 text-text-3" />
              <span>
                <span className="block text-md font-semibold">{rule.title}</span>
                <span className="block text-sm text-text-2">{rule.text}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
