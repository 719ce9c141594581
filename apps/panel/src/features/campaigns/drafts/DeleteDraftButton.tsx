import { calls } from '@jarchi/contract/calls.ts';
import { IconButton } from '@jarchi/ui/actions/IconButton.tsx';
import { Trash2 } from 'lucide-react';
import { useMay } from '#data/account/role.ts';
import type { Draft } from '#data/drafts/drafts.ts';
import { draftTitle } from './draft-titles.ts';
import { draftsListFa as fa } from './drafts-list.fa.ts';
import { useDeleteDraft } from './useDeleteDraft.ts';

export function DeleteDraftButton({ draft }: { draft: Draft }) {
  const deleteDraft = useDeleteDraft();
  const mayDelete = useMay(calls.drafts.deleteDraft);
  if (!mayDelete) return null;
  return <IconButton icon={Trash2} label={fa.remove(draftTitle(draft))} onClick={() => deleteDraft(draft)} />;
}
