import { Sheet } from '@jarchi/ui/overlays/Sheet.tsx';
import type { Content } from '#data/contents/contents.ts';
import { reviewFa as fa } from './review.fa.ts';
import { RejectForm } from './RejectForm.tsx';

/** The rejection form on phones. */
export function RejectSheet({ content, onSent, onClose }: { content: Content; onSent: () => void; onClose: () => void }) {
  return (
    <Sheet isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={fa.reject}>
      <p className="mb-3 text-md text-text-2">{fa.seenBy(content.publisher.title)}</p>
      <RejectForm key={content.id} content={content} onSent={onSent} onCancel={onClose} />
    </Sheet>
  );
}
