import { IconButton } from '@jarchi/ui/IconButton.tsx';
import { PlatformGlyph } from '@jarchi/ui/PlatformGlyph.tsx';
import { toast } from '@jarchi/ui/toast.ts';
import { errorText } from '@jarchi/api-client/error-text.fa.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { api } from '#api.ts';
import { savedText } from './campaign-dates.ts';
import { campaignsFa } from './campaigns.fa.ts';
import { draftsQuery, type Draft } from './campaigns.queries.ts';
import { draftStepText, draftTitle } from './draft-titles.ts';
import { draftsListFa as fa } from './drafts-list.fa.ts';
import { ResumeLink } from './ResumeLink.tsx';
import { removeAfterToast } from './remove-draft.ts';

/** Unfinished drafts: to go on with, or to throw away. `now` is the wall clock's. */
export function DraftsList({ drafts, now }: { drafts: readonly Draft[]; now: number }) {
  const queryClient = useQueryClient();
  const { queryKey } = draftsQuery();
  const reload = () => queryClient.invalidateQueries({ queryKey: ['drafts'] });

  const remove = (draft: Draft) => {
    queryClient.setQueryData(
      queryKey,
      (list) =>
        list && {
          count: list.count - 1,
          results: list.results.filter((other) => other.id !== draft.id),
        },
    );
    const run = () =>
      api.drafts
        .deleteDraft({ params: { id: draft.id } })
        .catch((error: unknown) => toast.error(fa.removeFailed, errorText(error)))
        .finally(() => void reload());
    removeAfterToast(
      draftTitle(draft),
      () => void run(),
      () => void reload(),
    );
  };

  return (
    <ul aria-label={fa.list} className="divide-y divide-line border-b border-line">
      {drafts.map((draft) => (
        <li key={draft.id} className="flex items-center gap-3 px-(--gutter) py-3">
          <PlatformGlyph platform={draft.data.media_type} size={28} />
          <span className="min-w-0 flex-1">
            <bdi className="block truncate text-md font-semibold">{draftTitle(draft)}</bdi>
            <span className="block truncate text-sm text-text-3">
              {campaignsFa.sub([draftStepText(draft), fa.saved(savedText(draft.updated_at, now))])}
            </span>
          </span>
          <IconButton icon={Trash2} label={fa.remove(draftTitle(draft))} onClick={() => remove(draft)} />
          <ResumeLink draft={draft} variant="secondary" />
        </li>
      ))}
    </ul>
  );
}
