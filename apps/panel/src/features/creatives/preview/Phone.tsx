import { joinClasses } from '@jarchi/ui/classes.ts';
import { BatteryFull, Signal, Wifi } from 'lucide-react';
import { createContext, use, type ReactNode } from 'react';
import { previewFa as fa } from './preview.fa.ts';

/** Whether the phone is dark; the panel's theme does not matter. */
export const PhoneDark = createContext(false);

/** The classes of a phone's background and of parts that differ from it. */
export function useBackground() {
  const isDark = use(PhoneDark);
  return isDark
    ? {
        isDark,
        base: 'bg-ink-900 text-white',
        raised: 'bg-ink-800 text-white',
        faint: 'text-ink-300',
        line: 'border-ink-700',
        link: 'text-brand-300',
      }
    : {
        isDark,
        base: 'bg-white text-ink-900',
        raised: 'bg-white text-ink-900',
        faint: 'text-ink-500',
        line: 'border-ink-100',
        link: 'text-brand-700',
      };
}

export function Phone({ children, className }: { children: ReactNode; className?: string | undefined }) {
  const { base } = useBackground();
  return (
    <div className="mx-auto w-full max-w-[290px] rounded-[34px] bg-ink-950 p-2 shadow-pop">
      <div className={joinClasses('relative flex aspect-[9/18.6] flex-col overflow-hidden rounded-[27px]', base, className)}>
        <div dir="ltr" className="relative z-1 flex h-9 shrink-0 items-center justify-between px-5 text-xs font-semibold">
          <span>{fa.clock}</span>
          <span className="flex items-center gap-1">
            <Signal aria-hidden size={13} />
            <Wifi aria-hidden size={13} />
            <BatteryFull aria-hidden size={15} />
          </span>
        </div>
        {children}
      </div>
    </div>
  );
}

/** Cuts a long text with «بیشتر», as the platform does; an empty text shows a placeholder. */
export function Clamped({
  author,
  text,
  isOpen,
  onToggle,
}: {
  author?: string | undefined;
  text: string;
  isOpen: boolean;
  onToggle: () => void;
}) {
  const { faint } = useBackground();
  const isLong = text.length > 80 || text.split('\n').length > 2;
  if (text.trim() === '') return <p className={joinClasses('text-sm', faint)}>{fa.noCaption}</p>;
  return (
    <div>
      <p dir="auto" className={joinClasses('text-sm wrap-break-word whitespace-pre-line', !isOpen && 'line-clamp-2')}>
        {author !== undefined && <bdi className="font-semibold">{author}</bdi>}
        <span>{author === undefined ? text : ` ${text}`}</span>
      </p>
      {isLong && (
        <button type="button" onClick={onToggle} className={joinClasses('touch-area text-sm', faint)}>
          {isOpen ? fa.less : fa.more}
        </button>
      )}
    </div>
  );
}
