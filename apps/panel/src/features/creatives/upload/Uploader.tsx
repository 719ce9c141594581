import { GUIDE_DOCUMENT_BYTES } from '@jarchi/domain/creatives/guide-files.ts';
import { getMediaLimits } from '@jarchi/domain/creatives/media-limits.ts';
import type { CampaignDraft } from '@jarchi/domain/drafts/drafts.ts';
import { joinClasses } from '@jarchi/ui/classes.ts';
import type { FieldControl } from '@jarchi/ui/fields/Field.tsx';
import { formatBytes, formatNumber } from '@jarchi/ui/format/format.ts';
import { Upload } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { getAccept, isImageOnly } from './file-limits.ts';
import { uploadFa as fa } from './upload.fa.ts';

interface UploaderProps {
  data: CampaignDraft;
  name: string;
  label: string;
  isGuide: boolean;
  isMany: boolean;
  control: Pick<FieldControl, 'aria-invalid' | 'aria-describedby'>;
  onPick: (files: readonly File[]) => void;
}

const lengthText = (seconds: number) =>
  seconds > 60 && seconds % 60 === 0 ? fa.minutes(formatNumber(seconds / 60)) : fa.seconds(formatNumber(seconds));

function limitsText(data: CampaignDraft, isGuide: boolean): string {
  const limits = getMediaLimits(data.media_type, data.content_type);
  return [
    isGuide ? fa.pdfLimit(formatBytes(GUIDE_DOCUMENT_BYTES)) : '',
    fa.imageLimit(formatBytes(limits.imageBytes)),
    isImageOnly(data) ? '' : fa.videoLimit(formatBytes(limits.videoBytes), lengthText(limits.videoSeconds)),
    limits.recommendedRatio && !isGuide ? fa.ratio(fa.ratios[data.content_type]) : '',
  ].join('');
}

/** The browser would open a file that is dropped outside the box, instead of the page. */
function keepPage(event: DragEvent) {
  if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
}

/** Takes files that the user chooses, drops or, except for the guide, pastes. */
export function Uploader({ data, name, label, isGuide, isMany, control, onPick }: UploaderProps) {
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const take = (files: FileList | null | undefined) => {
    if (files && files.length > 0 && !input.current?.matches(':disabled')) onPick([...files]);
  };
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const { clipboardData, target } = event;
    if (isGuide || !clipboardData?.files.length) return;
    // A copy from a document also contains a picture: in a text field the text is pasted instead.
    if (clipboardData.types.includes('text/plain') && target instanceof Element && target.matches('input, textarea')) return;
    event.preventDefault();
    take(clipboardData.files);
  });
  useEffect(() => {
    const end = new AbortController();
    document.addEventListener('paste', (event) => paste(event), end);
    for (const drag of ['dragover', 'drop'] as const) document.addEventListener(drag, keepPage, end);
    return () => end.abort();
  }, []);
  return (
    <label
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
      className={joinClasses(
        'relative flex min-h-18 cursor-pointer items-center gap-4 rounded-lg border border-dashed px-5 py-4 ring-within [--ring-offset:2px]',
        isOver
          ? 'border-action bg-action-soft'
          : control['aria-invalid']
            ? 'border-danger-solid bg-surface-sunken'
            : 'border-line-control bg-surface-sunken hover:bg-surface-hover',
      )}
    >
      <input
        ref={input}
        type="file"
        name={name}
        multiple={isMany}
        accept={getAccept(data, isGuide)}
        aria-label={label}
        aria-invalid={control['aria-invalid']}
        aria-describedby={control['aria-describedby']}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        onChange={(event) => {
          take(event.target.files);
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
          {limitsText(data, isGuide)}
          {!isGuide && <span className="max-lg:hidden">{fa.pasteHint}</span>}
        </span>
      </span>
    </label>
  );
}
