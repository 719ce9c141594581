import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { formatBytes } from '@jarchi/ui/format/format.ts';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { Download } from 'lucide-react';
import { useDownload } from '@jarchi/client-state/change/download.ts';
import { downloadTicketFile, type TicketFile } from '#data/tickets/tickets.ts';
import { ticketsFa } from '../tickets.fa.ts';

/** A file of a message, for download. */
export function FileLink({ file }: { file: TicketFile }) {
  const download = useDownload(
    () => downloadTicketFile(file),
    (error) => void toast.error(errorText(error)),
  );
  return (
    <Button
      variant="secondary"
      className="h-auto min-h-11 w-fit max-w-full justify-start py-1 whitespace-normal"
      aria-label={ticketsFa.files.download(file.name)}
      isLoading={download.isPending}
      onClick={() => download.start()}
    >
      <Download aria-hidden size={16} className="shrink-0 text-text-3" />
      <bdi className="min-w-0 truncate font-normal">{file.name}</bdi>
      <span className="shrink-0 text-sm font-normal text-text-3">{formatBytes(file.size)}</span>
    </Button>
  );
}
