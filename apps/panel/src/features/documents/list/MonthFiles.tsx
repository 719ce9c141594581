import { Button } from '@jarchi/ui/actions/Button.tsx';
import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { CalendarDays } from 'lucide-react';
import { Suspense, useState } from 'react';
import { documentsFa } from '#features/documents/documents.fa.ts';

const MonthDialog = lazyPart(() => import('./MonthDialog.tsx'), 'MonthDialog', { whenLost: 'close' });

/** A button for the documents of one month, as one file each. */
export function MonthFiles() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" icon={CalendarDays} isIconOnPhones onClick={() => setOpen(true)}>
        {documentsFa.months.open}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <MonthDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
