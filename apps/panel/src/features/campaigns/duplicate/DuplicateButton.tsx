import { Button } from '@jarchi/ui/actions/Button.tsx';
import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { Copy } from 'lucide-react';
import { Suspense, useState } from 'react';
import { statusFa } from '#features/campaigns/status/status.fa.ts';

const DuplicateDialog = lazyPart(() => import('./DuplicateDialog.tsx'), 'DuplicateDialog', { whenLost: 'close' });

/** «کپی کمپین»; it first shows the difference to today's prices. */
export function DuplicateButton({
  campaign,
  className,
}: {
  campaign: { readonly id: number; readonly title: string };
  className?: string;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" icon={Copy} isIconOnPhones className={className} onClick={() => setOpen(true)}>
        {statusFa.actions.copy}
      </Button>
      {isOpen && (
        <Suspense>
          <DuplicateDialog campaign={campaign} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
