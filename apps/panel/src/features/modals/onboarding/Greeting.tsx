import { joinClasses } from '@jarchi/ui/classes.ts';
import { LogoMark } from '@jarchi/ui/brand/Logo.tsx';
import { ModalTitle } from '@jarchi/ui/overlays/PlainModal.tsx';
import type { TypedLine } from './useTyping.ts';

/** Letters that are not typed yet keep their space, so that nothing moves. */
function Line({ text, count, hasCaret, className }: { text: string; count: number; hasCaret: boolean; className: string }) {
  const letters = [...text];
  return (
    <span aria-hidden className={joinClasses('block', className)}>
      {letters.slice(0, count).join('')}
      {hasCaret && (
        <span className="relative">
          <span className="absolute top-0 h-[1.4em] w-0.5 animate-caret bg-action" />
        </span>
      )}
      <span className="invisible">{letters.slice(count).join('')}</span>
    </span>
  );
}

export interface GreetingProps {
  lines: readonly TypedLine[];
  counts: readonly number[];
  /** Id of the lines after the first; the first is the dialog's title. */
  descriptionId: string;
}

/** The assistant types the lines on screen; screen readers get whole lines, as the dialog's name and description. */
export function Greeting({ lines, counts, descriptionId }: GreetingProps) {
  const current = lines.findIndex(({ text }, index) => (counts[index] ?? 0) < [...text].length);
  const [first, ...others] = lines;
  return (
    <div className="flex gap-3 sm:gap-3.5">
      <span aria-hidden className="grid size-10 shrink-0 place-items-center rounded-lg bg-action">
        <LogoMark size={22} className="text-text-on-brand! dark:text-text-on-brand!" />
      </span>
      <div className="min-w-0 flex-1">
        <ModalTitle className="text-md">
          <span className="sr-only">{first?.text}</span>
          <Line text={first?.text ?? ''} count={counts[0] ?? 0} hasCaret={current === 0} className="pt-1" />
        </ModalTitle>
        <p id={descriptionId} className="sr-only">
          {others.map(({ text }) => text).join(' ')}
        </p>
        {others.map(({ text }, index) => (
          <Line
            key={text}
            text={text}
            count={counts[index + 1] ?? 0}
            hasCaret={current === index + 1}
            className="text-md leading-[1.9] text-text-2"
          />
        ))}
      </div>
    </div>
  );
}
