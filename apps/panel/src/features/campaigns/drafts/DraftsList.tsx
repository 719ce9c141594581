import { calls } from '@jarchi/contract/calls.ts';
import { namesOfGroup } from '#features/team/public.ts';
import { useMayOpen } from '#data/account/role.ts';
import { PlatformGlyph } from '@jarchi/ui/brand/PlatformGlyph.tsx';
import { campaignsFa } from '#features/campaigns/campaigns.fa.ts';
import type { Draft } from '#data/drafts/drafts.ts';
import { DeleteDraftButton } from './DeleteDraftButton.tsx';
import { draftStepText, draftTitle } from './draft-titles.ts';
import { draftsListFa as fa } from './drafts-list.fa.ts';
import { savedText } from './saved-text.ts';
import { ResumeLink } from './ResumeLink.tsx';

/** Unfinished drafts, to continue or to delete. `now` is the wall clock's. */
export function DraftsList({ drafts, now }: { drafts: readonly Draft[]; now: number }) {
  const mayGoOn = useMayOpen('creation');
  return (
    <ul aria-label={fa.list} className="divide-y divide-line border-b border-line">
      {drafts.map((draft) => (
        <li key={draft.id} className="flex items-center gap-3 px-(--gutter) py-3">
          <PlatformGlyph platform={draft.data.media_type} size={28} />
          <span className="min-w-0 flex-1">
            <bdi className="block truncate text-md font-semibold">{draftTitle(draft)}</bdi>
            <span className="block text-sm text-text-3 sm:truncate">
              {campaignsFa.sub([draftStepText(draft), fa.saved(savedText(draft.updated_at, now))])}
            </span>
          </span>
          <DeleteDraftButton draft={draft} />
          {mayGoOn ? (
            <ResumeLink draft={draft} variant="secondary" />
          ) : (
            <span className="text-sm text-text-3">{fa.waits(namesOfGroup(calls.drafts.updateDraft.for))}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
