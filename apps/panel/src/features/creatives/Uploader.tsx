import { mediaLimitsOf } from '@jarchi/domain/creatives/media-limits.ts';
import type { ContentType, MediaType } from '@jarchi/domain/platforms/platforms.ts';
import { joinClasses } from '@jarchi/ui/classes.ts';
import { formatBytes } from '@jarchi/ui/format.ts';
import { Upload } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { creativesFa as fa } from './creatives.fa.ts';

interface UploaderProps {
  media_type: MediaType;
  content_type: ContentType;
  onPick: (files: readonly File[]) => void;
  isInvalid: boolean;
  describedById?: string | undefined;
}

/** Takes a file by choosing, dropping or pasting. */
export function Uploader({ media_type, content_type, onPick, isInvalid, describedById }: UploaderProps) {
  const [isOver, setOver] = useState(false);
  const limits = mediaLimitsOf(media_type, content_type);
  const pick = useEffectEvent((list: FileList | null | undefined) => {
    if (list && list.length > 0) onPick([...list]);
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => pick(event.clipboardData?.files);
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
  return (
    <label
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (event.dataTransfer.files.length > 0) onPick([...event.dataTransfer.files]);
      }}
      className={joinClasses(
        'relative flex cursor-pointer items-center gap-4 rounded-lg border border-dashed px-5 py-4 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus-ring',
        isOver
          ? 'border-action bg-action-soft'
          : isInvalid
            ? 'border-danger-solid bg-surface-sunken'
            : 'border-line-control bg-surface-sunken hover:bg-surface-hover',
      )}
    >
      <input
        type="file"
        name="content_files"
        accept="image/jpeg,image/png,image/gif"
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedById}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        onChange={(event) => {
          const { files } = event.target;
          if (files && files.length > 0) onPick([...files]);
          event.target.value = '';
        }}
      />
      <Upload aria-hidden size={20} className="shrink-0 text-action-soft-text" />
      <span className="min-w-0">
        <span className="block text-md font-semibold">
          {fa.dropHere}
          <span className="text-action-soft-text">{fa.choose}</span>
        </span>
        <span className="block text-sm text-text-3">
          {fa.limits(formatBytes(limits.imageBytes))}
          {limits.recommendedRatio && fa.ratio(fa.ratios[content_type])}
        </span>
      </span>
    </label>
  );
}
