import { buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { joinClasses } from '@jarchi/ui/classes.ts';
import { Link } from '@tanstack/react-router';
import { PenLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { activationFa as fa } from '#features/activation/activation.fa.ts';

export interface ReviewFact {
  readonly label: string;
  readonly value: ReactNode;
  /** Two columns on phones. */
  readonly isWide?: boolean;
  readonly isFullRow?: boolean;
}

interface ReviewSectionProps {
  title: string;
  note?: ReactNode;
  /** The step that edits these answers. */
  editTo: '/campaign/general-information' | '/campaign/content' | '/campaign/create-package';
  draftId: number;
  media?: ReactNode;
  /** Shows the media above the facts where there is no room next to them. */
  isMediaWide?: boolean;
  /** From lg on. */
  columns?: 2 | 3;
  facts: readonly ReviewFact[];
}

/** The answers of one step, with a link back to it. */
export function ReviewSection({ title, note, editTo, draftId, media, isMediaWide = false, columns = 3, facts }: ReviewSectionProps) {
  return (
    <section aria-label={title} className="border-b py-4">
      <div className="mb-2 flex items-center gap-2">
        <h2 className="text-lg font-bold">{title}</h2>
        {note && <span className="text-sm text-text-3">{note}</span>}
        <Link
          to={editTo}
          search={{ draft: String(draftId) }}
          aria-label={fa.editOf(title)}
          className={joinClasses(buttonClass({ variant: 'ghost' }), 'ms-auto -me-3.5')}
        >
          <PenLine aria-hidden size={18} />
          {fa.edit}
        </Link>
      </div>
      <div className={joinClasses('flex gap-4', isMediaWide && 'max-lg:flex-col')}>
        {media}
        <dl className={joinClasses('grid min-w-0 flex-1 grid-cols-2 gap-x-4 gap-y-3', columns === 3 && 'lg:grid-cols-3')}>
          {facts.map((fact) => (
            <div
              key={fact.label}
              className={joinClasses('min-w-0', fact.isFullRow ? 'col-span-full' : fact.isWide && 'col-span-2 lg:col-span-1')}
            >
              <dt className="text-sm leading-5 text-text-3">{fact.label}</dt>
              <dd className="text-md font-semibold wrap-anywhere">{fact.value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
