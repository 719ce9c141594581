import { EmptyState } from '@jarchi/ui/feedback/DataRegion.tsx';
import type { ReactNode } from 'react';
import { PlainPage, type PlainPageProps } from './PlainPage.tsx';

export interface EmptyPageProps extends Pick<PlainPageProps, 'title' | 'back' | 'tabs' | 'actions'> {
  /** One sentence that names what is missing. */
  sentence: string;
  /** When the page will have content. */
  text: ReactNode;
  /** What can be done until then. */
  steps: ReactNode;
}

/** A page without content: the reason, and the next step. */
export function EmptyPage({ sentence, text, steps, ...head }: EmptyPageProps) {
  return (
    <PlainPage {...head}>
      <div className="grid flex-1 place-items-center py-6">
        <EmptyState title={sentence} text={text} action={steps} />
      </div>
    </PlainPage>
  );
}
