import { Button } from '@jarchi/ui/actions/Button.tsx';
import { TextField } from '@jarchi/ui/fields/TextField.tsx';
import { copyText } from '@jarchi/ui/toasts/toast.ts';
import { Check, Copy, Link2, Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { sharingFa as fa } from '../sharing.fa.ts';

/** How long the button says that the link was copied. */
const COPIED_MS = 2000;

/** The address of a link, a button that copies it, and on phones one that hands it to another app. */
export function LinkRow({ url }: { url: string }) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    if (await copyText(url, { copyFailed: fa.copyFailed })) setCopied(true);
  };
  const canSend = typeof navigator.share === 'function';
  return (
    <div className="flex flex-wrap gap-2">
      <TextField
        label={fa.link}
        isLabelHidden
        isReadOnly
        dir="ltr"
        value={url}
        start={<Link2 aria-hidden size={18} />}
        onChange={() => undefined}
        className="min-w-0 flex-1 max-sm:basis-full"
      />
      <Button icon={isCopied ? Check : Copy} onClick={() => void copy()} className="max-sm:w-full sm:min-w-[140px]">
        <span role="status">{isCopied ? fa.copied : fa.copy}</span>
      </Button>
      {canSend && (
        <Button
          variant="secondary"
          icon={Share2}
          // Closing the choice of apps rejects.
          onClick={() => void navigator.share({ url }).catch(() => undefined)}
          className="w-full sm:hidden"
        >
          {fa.send}
        </Button>
      )}
    </div>
  );
}
