import { IconTile } from '@jarchi/ui/badges/NeutralBadge.tsx';
import { CircleCheck, FilePen, Landmark, UserCheck } from 'lucide-react';
import { moneyBackFa as fa } from './money-back.fa.ts';

const STEPS = [
  { key: 'asked', icon: FilePen, words: fa.step.asked },
  { key: 'checked', icon: UserCheck, words: fa.step.checked },
  { key: 'paid', icon: Landmark, words: fa.step.paid },
  { key: 'done', icon: CircleCheck, words: fa.step.done },
] as const;

/** The way of a request, from the asking to the bank's number. */
export function MoneyBackSteps() {
  return (
    <section aria-labelledby="money-back-steps">
      <h2 id="money-back-steps" className="mb-3 text-md font-semibold">
        {fa.steps}
      </h2>
      <ol className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        {STEPS.map(({ key, icon, words }, index) => (
          <li key={key} className="flex min-w-0 flex-col gap-2">
            <IconTile icon={icon} tone={index === 0 ? 'violet' : 'neutral'} />
            <span className="text-md font-semibold">{words.title}</span>
            <span className="text-sm text-text-3">{words.text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
