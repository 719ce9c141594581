import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { joinClasses } from '#classes.ts';
import { formatNumber } from '#format/format.ts';
import { ProgressRing } from '#feedback/ProgressRing.tsx';
import { uiFa } from '#ui.fa.ts';

export interface Step<V extends string = string> {
  id: V;
  label: string;
  isDone?: boolean | undefined;
  /** The step can be opened. */
  isOpen?: boolean | undefined;
}

export interface StepperProps<V extends string> {
  steps: readonly Step<V>[];
  current: V;
  /** Makes links or buttons of open steps. */
  renderStep?: ((step: Step<V>, face: ReactNode) => ReactNode) | undefined;
  className?: string | undefined;
}

function StepFace({ number, step, isCurrent }: { number: number; step: Step; isCurrent: boolean }) {
  const tint = isCurrent
    ? 'bg-action text-text-on-brand font-semibold'
    : step.isDone
      ? 'bg-action-soft text-action-soft-text'
      : 'border border-line-strong text-text-3';
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden className={joinClasses('grid size-6 shrink-0 place-items-center rounded-full text-xs', tint)}>
        {step.isDone && !isCurrent ? <Check size={14} /> : formatNumber(number)}
      </span>
      <span className={joinClasses('text-md whitespace-nowrap', isCurrent ? 'font-semibold text-text' : 'text-text-3')}>{step.label}</span>
      {step.isDone && !isCurrent && <span className="sr-only">{uiFa.stepper.done}</span>}
    </span>
  );
}

/** The creation steps on wide screens. */
export function Stepper<V extends string>({ steps, current, renderStep, className }: StepperProps<V>) {
  return (
    <ol aria-label={uiFa.stepper.label} className={joinClasses('flex items-center', className)}>
      {steps.map((step, index) => {
        const isCurrent = step.id === current;
        const face = <StepFace number={index + 1} step={step} isCurrent={isCurrent} />;
        return (
          <li
            key={step.id}
            aria-current={isCurrent ? 'step' : undefined}
            className="flex items-center not-first:before:mx-3 not-first:before:h-px not-first:before:w-6 not-first:before:bg-line-strong"
          >
            {!isCurrent && step.isOpen && renderStep ? renderStep(step, face) : face}
          </li>
        );
      })}
    </ol>
  );
}

/** The ring on phones: the share of reached steps. */
export function StepRing<V extends string>({
  steps,
  current,
  size = 32,
}: {
  steps: readonly Step<V>[];
  current: V;
  size?: number | undefined;
}) {
  const at = steps.findIndex((step) => step.id === current) + 1;
  return <ProgressRing value={at / steps.length} size={size} label={stepPosition(steps, current)} />;
}

/** «گام ۳ از ۴» */
export function stepPosition<V extends string>(steps: readonly Step<V>[], current: V): string {
  return uiFa.stepper.position(formatNumber(steps.findIndex((step) => step.id === current) + 1), formatNumber(steps.length));
}
