import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { Dialog } from '@jarchi/ui/overlays/Dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { Check, LinkIcon } from 'lucide-react';
import { useState } from 'react';
import { sharesQuery, useCreateShare, type ShareSubject } from '#data/sharing/shares.ts';
import { sharingFa as fa } from '../sharing.fa.ts';
import { OtherLinks } from './OtherLinks.tsx';
import { isOpen } from './share-texts.ts';
import { ShareSettings } from './ShareSettings.tsx';

export interface ShareDialogProps {
  subject: ShareSubject;
  onClose: () => void;
}

/** The links of a report or content: one of them with its settings, the others below it. Links live by the wall clock. */
export function ShareDialog({ subject, onClose }: ShareDialogProps) {
  const [now] = useState(Date.now);
  const [chosen, setChosen] = useState<number>();
  const [error, setError] = useState<Error>();
  const shares = useQuery(sharesQuery(subject));
  const made = useCreateShare(subject, { onSuccess: ({ id }) => setChosen(id), onError: setError });
  const make = () => {
    setError(undefined);
    made.start();
  };
  const all = shares.data?.results ?? [];
  const open = all.filter((share) => isOpen(share, now));
  const current = open.find(({ id }) => id === chosen) ?? open[0];
  const others = all.filter(({ id }) => id !== current?.id);
  const first = subject.kind === 'report' ? fa.first : fa.firstContent;
  return (
    <Dialog
      isOpen
      width={560}
      title={fa.open[subject.kind]}
      text={<p>{fa.text[subject.kind]}</p>}
      onOpenChange={(isShown) => !isShown && onClose()}
      footer={
        <>
          <p className="flex items-center gap-2 text-sm text-text-2 max-sm:hidden sm:me-auto">
            <Check aria-hidden size={16} />
            {fa.savedAtOnce}
          </p>
          <Button variant="secondary" onClick={onClose}>
            {fa.close}
          </Button>
        </>
      }
    >
      <DataRegion
        {...getRegion(shares)}
        skeleton={<SkeletonRows rows={4} hasAvatar={false} />}
        failedText={shares.error ? errorText(shares.error) : undefined}
      >
        {shares.data && (
          <div className="flex flex-col gap-4">
            {error && (
              <Notice tone="danger" role="alert">
                {errorText(error)}
              </Notice>
            )}
            {current ? (
              <ShareSettings key={current.id} subject={subject} share={current} now={now} onError={setError} />
            ) : (
              <div className="flex flex-col items-start gap-3">
                <p className="text-md text-text-2">{first}</p>
                <Button icon={LinkIcon} isLoading={made.isPending} loadingLabel={fa.making} onClick={make}>
                  {fa.make}
                </Button>
              </div>
            )}
            {current && (
              <Button
                variant="ghost"
                icon={LinkIcon}
                isLoading={made.isPending}
                loadingLabel={fa.making}
                onClick={make}
                className="self-start text-action-soft-text!"
              >
                {fa.makeAnother}
              </Button>
            )}
            {others.length > 0 && <OtherLinks subject={subject} shares={others} now={now} onChoose={setChosen} onError={setError} />}
          </div>
        )}
      </DataRegion>
    </Dialog>
  );
}
