import { IconButton } from '@jarchi/ui/actions/IconButton.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import type { Draft } from '#features/campaigns/campaigns.queries.ts';
import { deleteDraft } from './delete-draft.ts';
import { draftTitle } from './draft-titles.ts';
import { draftsListFa as fa } from './drafts-list.fa.ts';

export function DeleteDraftButton({ draft }: { draft: Draft }) {
  const queryClient = useQueryClient();
  return <IconButton icon={Trash2} label={fa.remove(draftTitle(draft))} onClick={() => deleteDraft(queryClient, draft)} />;
}
