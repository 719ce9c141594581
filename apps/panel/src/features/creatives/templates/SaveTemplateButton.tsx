import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import type { DraftFile } from '@jarchi/domain/drafts/drafts.ts';
import { IconButton } from '@jarchi/ui/actions/IconButton.tsx';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { BookmarkPlus } from 'lucide-react';
import { useSaveTemplate, type TemplateFormat } from '#data/creatives/templates.ts';
import { readFacts } from '#features/creatives/file-facts/read-facts.ts';
import { templatesFa as fa } from './templates.fa.ts';

/** The picture of a film's beginning; null where the browser cannot draw it. */
async function drawPoster(film: File): Promise<string | null> {
  const url = URL.createObjectURL(film);
  const read = await readFacts(film, url).finally(() => URL.revokeObjectURL(url));
  return read.ok ? read.value.poster : null;
}

/** Saves an uploaded file for later campaigns. */
export function SaveTemplateButton({ format, file }: { format: TemplateFormat; file: DraftFile }) {
  const save = useSaveTemplate(format, {
    drawPoster,
    onSuccess: (template) => void toast.success(fa.saved(template.title)),
    onError: (error) => void toast.error(undefined, errorText(error)),
  });
  return (
    <IconButton
      icon={BookmarkPlus}
      label={save.isPending ? fa.saving : fa.save}
      isDisabled={save.isPending}
      onClick={() => save.start(file)}
    />
  );
}
