import { Button } from '@jarchi/ui/actions/Button.tsx';
import { Copy } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { statusFa } from '#features/campaigns/status/status.fa.ts';

const DuplicateDialog = lazy(async () => ({ default: (await import('./DuplicateDialog.tsx')).DuplicateDialog }));

/** «کپی کمپین», with the difference to today's prices before anything else. */
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
