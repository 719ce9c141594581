import { Button, buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { Dialog } from '@jarchi/ui/overlays/Dialog.tsx';
import { Download } from 'lucide-react';
import { renderSVG } from 'uqr';
import { linksFa as fa } from './links.fa.ts';

/** Modules around the code that scanners need (ISO 18004). */
const QUIET_MODULES = 4;

/** The QR code of a link, to look at and to take along. */
export function QrDialog({ url, publisher, onClose }: { url: string; publisher: string; onClose: () => void }) {
  const svg = renderSVG(url, { ecc: 'M', border: QUIET_MODULES });
  const source = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  return (
    <Dialog
      isOpen
      title={fa.qrTitle}
      text={<p>{fa.qrText(publisher)}</p>}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <a
            href={source}
            download={`${url.slice(url.lastIndexOf('/') + 1)}.svg`}
            className={buttonClass({ variant: 'primary', size: 'lg' })}
          >
            <Download aria-hidden size={18} />
            {fa.download}
          </a>
          <Button variant="secondary" size="lg" onClick={onClose}>
            {fa.close}
          </Button>
        </>
      }
    >
      <img src={source} alt={fa.qr(publisher)} className="mx-auto size-56 rounded-md border border-line" />
      <bdi dir="ltr" className="mt-3 block text-center text-sm break-all text-text-2 select-all">
        {url}
      </bdi>
    </Dialog>
  );
}
