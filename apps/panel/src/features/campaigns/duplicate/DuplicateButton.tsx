import { calls } from '@jarchi/contract/calls.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { IconButton } from '@jarchi/ui/actions/IconButton.tsx';
import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { Copy } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useMay } from '#data/account/role.ts';
import { statusFa } from '#features/campaigns/status/status.fa.ts';

const DuplicateDialog = lazyPart(() => import('./DuplicateDialog.tsx'), 'DuplicateDialog', { whenLost: 'close' });

/** «کپی کمپین»; it first shows the difference to today's prices. */
export function DuplicateButton({
  campaign,
  isIcon = false,
  className,
}: {
  campaign: { readonly id: number; readonly title: string };
  /** In a crowded head. */
  isIcon?: boolean;
  className?: string;
}) {
  const [isOpen, setOpen] = useState(false);
  const mayCopy = useMay(calls.campaigns.duplicateCampaign);
  if (!mayCopy) return null;
  return (
    <>
      {isIcon ? (
        <IconButton variant="secondary" icon={Copy} label={statusFa.actions.copy} className={className} onClick={() => setOpen(true)} />
      ) : (
        <Button variant="secondary" icon={Copy} isIconOnPhones className={className} onClick={() => setOpen(true)}>
          {statusFa.actions.copy}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <DuplicateDialog campaign={campaign} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
