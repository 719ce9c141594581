import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import type { DownloadedFile } from '@jarchi/api-client/api.ts';
import { IconButton } from '@jarchi/ui/actions/IconButton.tsx';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { Printer } from 'lucide-react';
import { useDownload } from '#data/download.ts';
import { saveFile } from './save-file.ts';

export interface PdfButtonProps {
  download: () => Promise<DownloadedFile>;
  label: string;
  className?: string;
}

/** Downloads and saves a document to print, and shows a failure. */
export function PdfButton({ download, label, className }: PdfButtonProps) {
  const file = useDownload(download, { onSuccess: saveFile, onError: (error) => void toast.error(errorText(error)) });
  return (
    <IconButton
      icon={Printer}
      label={label}
      variant="secondary"
      isDisabled={file.isPending}
      onClick={() => file.start()}
      className={className}
    />
  );
}
