import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { TableExportButton } from '@jarchi/ui/table/TableExportButton.tsx';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import type { DownloadedFile } from '@jarchi/api-client/api.ts';
import { useDownload } from '@jarchi/client-state/change/download.ts';

export interface TableExportProps {
  /** Downloads all pages of the table, filtered and sorted as on screen. */
  download: () => Promise<DownloadedFile>;
  /** In the training version the button keeps focus and tells why it does nothing. */
  isAllowed: boolean;
  /** A shorter label for a narrow place. */
  label?: string;
  isWideOnPhones?: boolean;
  isFramedOnPhones?: boolean;
}

/** Downloads and saves the file, and shows a failure. */
export function TableExport({ download, isAllowed, label, isWideOnPhones, isFramedOnPhones }: TableExportProps) {
  const file = useDownload(download, (error) => void toast.error(errorText(error)));
  return (
    <TableExportButton
      onExport={() => file.start()}
      isBusy={file.isPending}
      isDemo={!isAllowed}
      label={label}
      isWideOnPhones={isWideOnPhones}
      isFramedOnPhones={isFramedOnPhones}
    />
  );
}
