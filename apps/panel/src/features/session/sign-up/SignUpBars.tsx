import { joinClasses } from '@jarchi/ui/classes.ts';
import { signUpFa as fa } from './sign-up.fa.ts';

const STEPS = [1, 2, 3, 4] as const;
export type SignUpStep = (typeof STEPS)[number];

/** The progress of the sign-up: phone, code, name, panel. */
export function SignUpBars({ step }: { step: SignUpStep }) {
  return (
    <div className="mb-6">
      <p className="sr-only">{fa.steps[step]}</p>
      <div aria-hidden className="grid grid-cols-4 gap-1.5">
        {STEPS.map((at) => (
          <span key={at} className={joinClasses('h-1 rounded-full', at <= step ? 'bg-action' : 'bg-surface-press')} />
        ))}
      </div>
    </div>
  );
}
