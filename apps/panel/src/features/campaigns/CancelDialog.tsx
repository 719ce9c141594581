import { Button } from '@jarchi/ui/Button.tsx';
import { Dialog } from '@jarchi/ui/Dialog.tsx';
import { formatToman } from '@jarchi/ui/format.ts';
import type { Campaign } from './campaigns.queries.ts';
import { useCancel } from './campaign-steps.ts';
import { statusFa } from './status.fa.ts';

const fa = statusFa.cancel;

/** Says what comes back before it asks. */
export function CancelDialog({ campaign, onClose }: { campaign: Campaign; onClose: () => void }) {
  const cancel = useCancel(campaign);
  const { held } = campaign.money;
  const footer = (
    <>
      <Button
        variant="danger"
        size="lg"
        isLoading={cancel.isPending}
        loadingLabel={cancel.isPending ? fa.loading : undefined}
        onClick={() => cancel.mutate(undefined, { onSuccess: onClose })}
      >
        {fa.yes}
      </Button>
      <Button variant="secondary" size="lg" onClick={onClose}>
        {fa.no}
      </Button>
    </>
  );
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={fa.title}
      onOpenChange={(isOpen) => {
        if (!isOpen && !cancel.isPending) onClose();
      }}
      footer={footer}
      text={
        <>
          <p>{held > 0 ? fa.all(formatToman(held)) : fa.none}</p>
          {held > 0 && campaign.state === 'SCHEDULED' && <p>{fa.late}</p>}
          <p>{fa.final}</p>
        </>
      }
    />
  );
}
