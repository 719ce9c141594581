import { Button } from '@jarchi/ui/actions/Button.tsx';
import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { CalendarDays } from 'lucide-react';
import { Suspense, useState } from 'react';
import { documentsFa } from '#features/documents/documents.fa.ts';
import type { MonthDialogProps } from './MonthDialog.tsx';

const MonthDialog = lazyPart(() => import('./MonthDialog.tsx'), 'MonthDialog', { whenLost: 'close' });

/** A button for the documents of one month, as one file each. */
export function MonthFiles({ renderFile }: Pick<MonthDialogProps, 'renderFile'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" icon={CalendarDays} isIconOnPhones onClick={() => setOpen(true)}>
        {documentsFa.months.open}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <MonthDialog renderFile={renderFile} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
