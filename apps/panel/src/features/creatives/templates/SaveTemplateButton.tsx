import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import type { DraftFile } from '@jarchi/domain/drafts/drafts.ts';
import { IconButton } from '@jarchi/ui/actions/IconButton.tsx';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { BookmarkPlus } from 'lucide-react';
import { saveTemplate, TEMPLATES, type TemplatePlace } from './templates.queries.ts';
import { templatesFa as fa } from './templates.fa.ts';

/** Saves an uploaded file for later campaigns. */
export function SaveTemplateButton({ place, file }: { place: TemplatePlace; file: DraftFile }) {
  const queryClient = useQueryClient();
  const save = useMutation({
    mutationFn: () => saveTemplate(place, file),
    onSuccess: (template) => {
      toast.success(fa.saved(template.title));
      void queryClient.invalidateQueries({ queryKey: TEMPLATES });
    },
    onError: (error) => toast.error(undefined, errorText(error)),
  });
  return (
    <IconButton
      icon={BookmarkPlus}
      label={save.isPending ? fa.saving : fa.save}
      isDisabled={save.isPending}
      onClick={() => save.mutate()}
    />
  );
}
