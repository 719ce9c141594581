import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { joinClasses } from '@jarchi/ui/classes.ts';
import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import type { Paper } from '#data/documents/documents.ts';
import { DocumentPaper } from '#features/documents/paper/DocumentPaper.tsx';
import { builderFa as fa } from './builder.fa.ts';

export interface PreInvoicePreviewProps {
  /** Undefined before the first answer. */
  paper: Paper | undefined;
  error: Error | null;
  /** The pre-invoice has at least one campaign or line. */
  isAsked: boolean;
  isStale: boolean;
}

/** The paper as the server would issue it now. */
export function PreInvoicePreview({ paper, error, isAsked, isStale }: PreInvoicePreviewProps) {
  if (!isAsked)
    return (
      <p className="rounded-lg border border-dashed border-line-strong px-6 py-12 text-center text-md text-text-2">{fa.previewEmpty}</p>
    );
  return (
    <div className="flex flex-col gap-4">
      {error && (
        <Notice tone="danger" role="alert">
          {errorText(error)}
        </Notice>
      )}
      {paper ? (
        <div aria-busy={isStale || undefined} className={joinClasses('transition-opacity duration-(--t-base)', isStale && 'opacity-60')}>
          <DocumentPaper paper={paper} />
        </div>
      ) : (
        !error && <SkeletonRows rows={6} hasAvatar={false} />
      )}
    </div>
  );
}
