import { IconButton } from '@jarchi/ui/actions/IconButton.tsx';
import { formatBytes } from '@jarchi/ui/format/format.ts';
import { Paperclip, X } from 'lucide-react';

export interface AttachedFileProps {
  file: { readonly name: string; readonly size: number };
  /** What the button says that takes it away. */
  detachLabel: string;
  onDetach: () => void;
}

/** A file that is attached to a text and can be taken away again. */
export function AttachedFile({ file, detachLabel, onDetach }: AttachedFileProps) {
  return (
    <div className="flex min-h-11 items-center gap-2 rounded-md border bg-surface-sunken px-3 text-sm">
      <Paperclip aria-hidden size={16} className="shrink-0 text-text-3" />
      <bdi className="min-w-0 truncate">{file.name}</bdi>
      <span className="ms-auto text-text-3">{formatBytes(file.size)}</span>
      <IconButton icon={X} size="sm" label={detachLabel} onClick={onDetach} />
    </div>
  );
}
