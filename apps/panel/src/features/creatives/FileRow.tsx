import type { DraftFile } from '@jarchi/domain/drafts/drafts.ts';
import { warnMediaFile } from '@jarchi/domain/creatives/media-files.ts';
import { mediaLimitsOf } from '@jarchi/domain/creatives/media-limits.ts';
import type { ContentType, MediaType } from '@jarchi/domain/platforms/platforms.ts';
import { Button } from '@jarchi/ui/Button.tsx';
import { joinClasses } from '@jarchi/ui/classes.ts';
import { formatBytes, formatNumber, formatPercent } from '@jarchi/ui/format.ts';
import { IconButton } from '@jarchi/ui/IconButton.tsx';
import { ProgressBar } from '@jarchi/ui/ProgressBar.tsx';
import { CircleAlert, FileWarning, RotateCcw, Trash2, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { creativesFa as fa } from './creatives.fa.ts';
import { mediaWarningText } from './media-texts.ts';
import type { UploadState } from './useUpload.ts';

function Row({ media, name, children, action }: { media: ReactNode; name: string; children: ReactNode; action: ReactNode }) {
  return (
    <div className="flex items-start gap-3 border-b py-3 last:border-b-0">
      {media}
      <div className="min-w-0 flex-1">
        <bdi dir="ltr" className="block truncate text-end text-md font-medium">
          {name}
        </bdi>
        {children}
      </div>
      {action}
    </div>
  );
}

const thumb = 'size-13 shrink-0 rounded-md bg-surface-press object-cover';

/** A file that the server has. */
export function StoredFileRow({
  file,
  media_type,
  content_type,
  onRemove,
}: {
  file: DraftFile;
  media_type: MediaType;
  content_type: ContentType;
  onRemove: () => void;
}) {
  const warnings = warnMediaFile(file, mediaLimitsOf(media_type, content_type));
  const frame = warnings.length > 0 && 'outline-2 outline-offset-2 outline-warning-solid';
  return (
    <Row
      media={<img src={file.url} alt="" className={joinClasses(thumb, frame)} />}
      name={file.name}
      action={<IconButton icon={Trash2} label={fa.remove} onClick={onRemove} />}
    >
      <p className="text-sm text-text-3">
        {fa.dimensions(formatNumber(file.width), formatNumber(file.height))}
        {fa.dot}
        {formatBytes(file.size)}
      </p>
      {warnings.map((warning) => (
        <p key={warning.code} className="flex items-start gap-1.5 text-sm text-warning-text">
          <TriangleAlert aria-hidden size={16} className="mt-[3px] shrink-0" />
          {mediaWarningText(warning)}
        </p>
      ))}
    </Row>
  );
}

/** A file on its way, or one that was not taken, with the reason beside it. */
export function UploadRow({ state, onCancel, onRetry }: { state: UploadState; onCancel: () => void; onRetry: () => void }) {
  const { file } = state;
  if (state.step === 'refused')
    return (
      <Row
        name={file.name}
        media={
          <span className="grid size-13 shrink-0 place-items-center rounded-md bg-danger-soft text-danger-text">
            <FileWarning aria-hidden size={22} />
          </span>
        }
        action={<IconButton icon={X} label={fa.remove} onClick={onCancel} />}
      >
        <div role="alert">
          {state.errors.map((error) => (
            <p key={error} className="flex items-start gap-1.5 text-sm text-danger-text">
              <CircleAlert aria-hidden size={16} className="mt-[3px] shrink-0" />
              {error}
            </p>
          ))}
        </div>
        {state.canRetry && (
          <Button variant="soft" size="sm" icon={RotateCcw} className="mt-2" onClick={onRetry}>
            {fa.retry}
          </Button>
        )}
      </Row>
    );
  const share = state.total > 0 ? state.sent / state.total : 0;
  return (
    <Row
      name={file.name}
      media={<img src={state.url} alt="" className={thumb} />}
      action={<IconButton icon={X} label={fa.cancel} onClick={onCancel} />}
    >
      <ProgressBar value={share} label={fa.uploadProgress} className="my-2" />
      <p className="flex justify-between text-sm text-text-3">
        <span>{state.step === 'checking' ? fa.checking : fa.uploading(formatBytes(state.sent), formatBytes(state.total))}</span>
        <span>{formatPercent(share)}</span>
      </p>
    </Row>
  );
}
