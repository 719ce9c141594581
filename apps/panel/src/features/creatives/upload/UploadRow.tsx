import { ErrorLine } from '@jarchi/ui/fields/ErrorLine.tsx';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { formatBytes, formatNumber, formatPercent } from '@jarchi/ui/format/format.ts';
import { IconButton } from '@jarchi/ui/actions/IconButton.tsx';
import { ProgressBar } from '@jarchi/ui/feedback/ProgressBar.tsx';
import { FileWarning, RotateCcw, X } from 'lucide-react';
import { Row, Thumb, WarningLine } from './RowParts.tsx';
import { uploadFa as fa } from './upload.fa.ts';
import type { MediaUpload } from './useMediaUploads.ts';

const timeText = (seconds: number) =>
  seconds >= 90 ? fa.minutes(formatNumber(Math.round(seconds / 60))) : fa.seconds(formatNumber(Math.max(1, Math.round(seconds))));

function stateText({ step, sent, total, secondsLeft }: MediaUpload): string {
  if (step === 'checking') return fa.checking;
  if (step === 'waiting') return fa.waiting;
  return fa.uploading(formatBytes(sent), formatBytes(total)) + (secondsLeft === null ? '' : fa.about(timeText(secondsLeft)));
}

/** A file that is uploading, or that was refused, with the reason. */
export function UploadRow({ item, onCancel, onRetry }: { item: MediaUpload; onCancel: () => void; onRetry: () => void }) {
  const { file, step, details } = item;
  if (step === 'refused')
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
          {item.errors.map((error) => (
            <ErrorLine key={error}>{error}</ErrorLine>
          ))}
        </div>
        {item.canRetry && (
          <Button variant="soft" size="sm" icon={RotateCcw} className="touch-area mt-2" onClick={onRetry}>
            {fa.retry}
          </Button>
        )}
      </Row>
    );
  const share = item.total > 0 ? item.sent / item.total : 0;
  return (
    <Row
      name={file.name}
      media={<Thumb type={details?.type ?? ''} url={details ? item.url : ''} poster={details?.poster ?? null} />}
      action={<IconButton icon={X} label={fa.cancel} onClick={onCancel} />}
    >
      <ProgressBar value={share} label={fa.uploadProgress} className="my-2" />
      <p className="flex justify-between gap-3 text-sm text-text-3">
        <span>{stateText(item)}</span>
        {step === 'sending' && <span>{formatPercent(share)}</span>}
      </p>
      {step === 'sending' && !item.isKept && <WarningLine>{fa.notKept}</WarningLine>}
    </Row>
  );
}
