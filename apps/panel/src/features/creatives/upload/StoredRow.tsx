import { findThumbUrl } from '@jarchi/domain/creatives/thumbs.ts';
import type { DraftFile } from '@jarchi/domain/drafts/drafts.ts';
import { ErrorLine } from '@jarchi/ui/fields/ErrorLine.tsx';
import { formatBytes, formatDuration, formatNumber } from '@jarchi/ui/format/format.ts';
import { IconButton } from '@jarchi/ui/actions/IconButton.tsx';
import { ArrowDown, ArrowUp, GripVertical, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Row, Thumb, WarningLine } from './RowParts.tsx';
import { uploadFa as fa } from './upload.fa.ts';

export interface StoredRowProps {
  file: DraftFile;
  index: number;
  count: number;
  errors: readonly string[];
  warnings: readonly string[];
  /** Absent where the order of files has no meaning. */
  onMove?: ((from: number, to: number) => void) | undefined;
  onRemove: () => void;
  extra?: ReactNode;
}

const DRAG_TYPE = 'application/x-jarchi-slide';

function factsText({ type, size, width, height, duration }: DraftFile): string {
  return [
    width > 1 ? fa.dimensions(formatNumber(width), formatNumber(height)) : type === 'application/pdf' ? fa.pdf : '',
    formatBytes(size),
    duration === null ? '' : formatDuration(duration),
  ]
    .filter((part) => part !== '')
    .join(fa.dot);
}

/** A file on the server. */
export function StoredRow({ file, index, count, errors, warnings, onMove, onRemove, extra }: StoredRowProps) {
  const canMove = onMove !== undefined && count > 1;
  return (
    <Row
      name={file.name}
      data-invalid={errors.length > 0 || undefined}
      hasManyActions={canMove}
      draggable={canMove}
      onDragStart={(event) => {
        event.dataTransfer.setData(DRAG_TYPE, String(index));
        event.dataTransfer.effectAllowed = 'move';
      }}
      onDragOver={(event) => canMove && event.dataTransfer.types.includes(DRAG_TYPE) && event.preventDefault()}
      onDrop={(event) => {
        const from = event.dataTransfer.getData(DRAG_TYPE);
        if (from === '' || !onMove) return;
        event.preventDefault();
        onMove(Number(from), index);
      }}
      media={
        <Thumb
          type={file.type}
          url={file.url}
          poster={findThumbUrl(file)}
          edge={errors.length > 0 ? 'danger' : warnings.length > 0 ? 'warning' : undefined}
        />
      }
      action={
        <>
          {extra}
          {canMove && (
            <>
              <IconButton icon={ArrowUp} label={fa.moveUp(file.name)} isDisabled={index === 0} onClick={() => onMove(index, index - 1)} />
              <IconButton
                icon={ArrowDown}
                label={fa.moveDown(file.name)}
                isDisabled={index === count - 1}
                onClick={() => onMove(index, index + 1)}
              />
              <GripVertical aria-hidden size={18} className="mx-1.5 shrink-0 cursor-grab text-text-3 max-lg:hidden" />
            </>
          )}
          <IconButton icon={Trash2} label={fa.remove} onClick={onRemove} />
        </>
      }
    >
      <p className="text-sm text-text-3">{factsText(file)}</p>
      {errors.map((error) => (
        <ErrorLine key={error}>{error}</ErrorLine>
      ))}
      {warnings.map((warning) => (
        <WarningLine key={warning}>{warning}</WarningLine>
      ))}
    </Row>
  );
}
