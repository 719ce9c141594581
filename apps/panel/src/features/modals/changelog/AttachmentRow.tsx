import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { formatBytes } from '@jarchi/ui/format/format.ts';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { Download, FileText, Image, LoaderCircle } from 'lucide-react';
import { downloadChangelogFile, type ChangelogItem } from '#data/notifications/changelog.ts';
import { useDownload } from '@jarchi/client-state/change/download.ts';
import { changelogFa as fa } from './changelog.fa.ts';
import { shortenName } from './short-name.ts';

const PICTURE = /\.(png|jpe?g|gif|webp|avif)$/i;

/** A file of an item; a press anywhere on the row downloads it. */
export function AttachmentRow({ attachment: { id, name, size } }: { attachment: ChangelogItem['attachments'][number] }) {
  const download = useDownload(
    () => downloadChangelogFile(id, name),
    (error) => void toast.error(errorText(error)),
  );
  const Icon = PICTURE.test(name) ? Image : FileText;
  const Sign = download.isPending ? LoaderCircle : Download;
  return (
    <button
      type="button"
      aria-label={fa.download(name)}
      title={name}
      aria-disabled={download.isPending || undefined}
      onClick={() => {
        if (!download.isPending) download.start();
      }}
      className="flex min-h-11 w-full items-center gap-2.5 rounded-md border bg-surface-sunken px-3.5 py-2 text-start text-md hover:bg-surface-hover"
    >
      <Icon aria-hidden size={18} className="shrink-0 text-text-3" />
      <bdi className="min-w-0 truncate text-text">{shortenName(name)}</bdi>
      <span className="shrink-0 text-sm text-text-3">{formatBytes(size)}</span>
      <span className="flex-1" />
      <Sign aria-hidden size={18} className={download.isPending ? 'shrink-0 animate-turn text-text-3' : 'shrink-0 text-action-soft-text'} />
    </button>
  );
}
