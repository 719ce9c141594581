import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import type { DraftFile } from '@jarchi/domain/drafts/drafts.ts';
import { isVideoType } from '@jarchi/domain/media/media-types.ts';
import { findThumbUrl } from '@jarchi/domain/creatives/thumbs.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { Dialog } from '@jarchi/ui/overlays/Dialog.tsx';
import { IconButton } from '@jarchi/ui/actions/IconButton.tsx';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { templatesQuery, useDeleteTemplate, type Template, type TemplateFormat } from '#data/creatives/templates.ts';
import { templatesFa as fa } from './templates.fa.ts';

interface TemplatesDialogProps {
  format: TemplateFormat;
  onPick: (file: DraftFile) => void;
  onClose: () => void;
}

function Card({ template, onPick, onRemove }: { template: Template; onPick: () => void; onRemove: () => void }) {
  const { title, file } = template;
  const thumb = findThumbUrl(file);
  return (
    <li className="min-w-0">
      <button
        type="button"
        aria-label={fa.use(title)}
        onClick={onPick}
        className="block w-full overflow-hidden rounded-md border hover:border-action"
      >
        {isVideoType(file.type) && thumb === undefined ? (
          <video src={`${file.url}#t=0.1`} muted playsInline preload="metadata" aria-hidden className="aspect-square w-full object-cover" />
        ) : (
          <img src={thumb ?? file.url} alt="" loading="lazy" className="aspect-square w-full object-cover" />
        )}
      </button>
      <div className="flex items-center gap-1">
        <bdi className="min-w-0 flex-1 truncate text-sm">{title}</bdi>
        <IconButton icon={Trash2} size="sm" label={fa.remove(title)} onClick={onRemove} />
      </div>
    </li>
  );
}

/** Saved files of this format; a press adds one to the campaign. */
export function TemplatesDialog({ format, onPick, onClose }: TemplatesDialogProps) {
  const deleteTemplate = useDeleteTemplate();
  const list = useInfiniteQuery(templatesQuery(format));
  const [gone, setGone] = useState<Template | null>(null);
  const [deleted, setDeleted] = useState<ReadonlySet<number>>(new Set());
  const isThere = ({ id }: Template) => id !== gone?.id && !deleted.has(id);
  const templates = (list.data?.pages ?? []).flatMap(({ results }) => results).filter(isThere);

  /** The last removed template can be restored until the next is removed or the dialog closes. A toast could not be reached behind the dialog. */
  function settle(next: Template | null) {
    setGone(next);
    if (!gone) return;
    const { id } = gone;
    setDeleted((now) => new Set([...now, id]));
    deleteTemplate(id).catch((error: unknown) => {
      setDeleted((now) => new Set([...now].filter((other) => other !== id)));
      toast.error(undefined, errorText(error));
    });
  }
  const close = () => {
    settle(null);
    onClose();
  };
  const state = list.isPending ? 'loading' : list.isError ? 'failed' : templates.length === 0 ? 'empty' : 'ready';
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && close()} title={fa.title} text={fa.text} width={560}>
      <div role="status" className="empty:hidden">
        {gone && (
          <p className="mb-3 flex items-center justify-between gap-3 rounded-md bg-surface-sunken px-3 py-1.5 text-sm">
            {fa.removed(gone.title)}
            <Button variant="soft" size="sm" className="touch-area" onClick={() => setGone(null)}>
              {fa.undo}
            </Button>
          </p>
        )}
      </div>
      <DataRegion
        state={state}
        error={list.error}
        failedText={list.isError ? errorText(list.error) : undefined}
        onRetry={() => void list.refetch()}
        empty={{ title: fa.empty, text: fa.emptyText }}
      >
        <ul className="grid grid-cols-3 gap-3 sm:grid-cols-4">
          {templates.map((template) => (
            <Card
              key={template.id}
              template={template}
              onPick={() => {
                settle(null);
                onPick(template.file);
              }}
              onRemove={() => settle(template)}
            />
          ))}
        </ul>
        {list.hasNextPage && (
          <Button variant="secondary" className="mt-3" isLoading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {fa.more}
          </Button>
        )}
      </DataRegion>
    </Dialog>
  );
}
