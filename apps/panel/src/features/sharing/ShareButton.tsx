import { calls } from '@jarchi/contract/calls.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { Share2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useMay } from '#data/account/role.ts';
import { shareButtonFa as fa } from './share-button.fa.ts';

const ShareDialog = lazyPart(() => import('./dialog/ShareDialog.tsx'), 'ShareDialog', { whenLost: 'close' });

export interface ShareButtonProps {
  kind: 'report' | 'content';
  id: number;
}

/** Opens the links of a report or a content; nothing for members who may not share. */
export function ShareButton({ kind, id }: ShareButtonProps) {
  const [isShown, setShown] = useState(false);
  const mayShare = useMay(kind === 'report' ? calls.sharing.createReportShare : calls.sharing.createContentShare);
  if (!mayShare) return null;
  return (
    <>
      <Button variant="secondary" icon={Share2} isIconOnPhones onClick={() => setShown(true)}>
        {fa[kind]}
      </Button>
      {isShown && (
        <Suspense>
          <ShareDialog subject={{ kind, id }} onClose={() => setShown(false)} />
        </Suspense>
      )}
    </>
  );
}
