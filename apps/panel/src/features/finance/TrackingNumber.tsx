import { formatId } from '@jarchi/ui/format/format.ts';
import { IconButton } from '@jarchi/ui/actions/IconButton.tsx';
import { copyText } from '@jarchi/ui/toasts/toast.ts';
import { Copy } from 'lucide-react';
import { financeFa } from './finance.fa.ts';

const fa = financeFa.result;

/** The bank's tracking number, with a copy button. */
export function TrackingNumber({ number }: { number: string }) {
  return (
    <span className="flex items-center gap-2">
      <bdi>{formatId(number)}</bdi>
      <IconButton icon={Copy} label={fa.copy} onClick={() => void copyText(number, fa)} />
    </span>
  );
}
