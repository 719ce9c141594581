import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import type { DownloadedFile } from '@jarchi/api-client/api.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { IconButton } from '@jarchi/ui/actions/IconButton.tsx';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { Download, Printer } from 'lucide-react';
import { useDownload } from '@jarchi/client-state/change/download.ts';

export interface PdfButtonProps {
  download: () => Promise<DownloadedFile>;
  label: string;
  className?: string;
  /** bordered: next to other buttons; plain: in a row of a table; words: a button with its label. */
  variant?: 'bordered' | 'plain' | 'words';
}

/** Downloads and saves a document to print, and shows a failure. */
export function PdfButton({ download, label, className, variant = 'bordered' }: PdfButtonProps) {
  const file = useDownload(download, (error) => void toast.error(errorText(error)));
  if (variant === 'words')
    return (
      <Button variant="secondary" icon={Download} isLoading={file.isPending} onClick={() => file.start()} className={className}>
        {label}
      </Button>
    );
  return (
    <IconButton
      icon={variant === 'plain' ? Download : Printer}
      label={label}
      variant={variant === 'plain' ? 'ghost' : 'secondary'}
      isDisabled={file.isPending}
      onClick={() => file.start()}
      className={className}
    />
  );
}
