import type { DraftFile } from '@jarchi/domain/drafts/drafts.ts';
import { isVideoType } from '@jarchi/domain/media/media-types.ts';
import { findThumbUrl } from '@jarchi/domain/creatives/thumbs.ts';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { Eye } from 'lucide-react';
import { contentFa as fa } from './content.fa.ts';

/** A small picture of the file; a press opens the file. */
export function FileThumb({ file }: { file: DraftFile }) {
  const classes = 'size-full object-cover';
  const thumb = findThumbUrl(file);
  return (
    <a
      href={file.url}
      target="_blank"
      rel="noreferrer"
      aria-label={fa.open(file.name)}
      className="relative h-28 w-16 shrink-0 self-start overflow-hidden rounded-md bg-surface-press"
    >
      {isVideoType(file.type) && thumb === undefined ? (
        <video src={file.url} muted preload="metadata" className={classes} />
      ) : (
        <img src={thumb ?? file.url} alt="" loading="lazy" className={classes} />
      )}
      <span className="absolute start-1.5 bottom-1.5 grid size-6 place-items-center rounded-sm bg-surface text-text-2">
        <Eye aria-hidden size={14} />
      </span>
    </a>
  );
}

/** «autumn-story.jpg · ۱٬۰۸۰ در ۱٬۹۲۰»; for several files, the first and their number. */
export function FileName({ files }: { files: readonly DraftFile[] }) {
  const [first] = files;
  if (!first) return null;
  const note =
    files.length > 1 ? fa.fileCount(formatNumber(files.length)) : fa.dimensions(formatNumber(first.width), formatNumber(first.height));
  return (
    <>
      <bdi>{first.name}</bdi> <span className="font-normal text-text-3">· {note}</span>
    </>
  );
}
