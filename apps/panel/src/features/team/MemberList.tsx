import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { AskDialog } from '@jarchi/ui/overlays/AskDialog.tsx';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { useQuery } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import type { LinksAfter } from '@jarchi/domain/sharing/share-links.ts';
import { RadioCards } from '@jarchi/ui/fields/RadioCards.tsx';
import { useState } from 'react';
import { membersQuery, useLeaveTeam, useRemoveMember, type Member } from '#data/team/team.ts';
import { memberName } from './member-words.ts';
import { MemberRow } from './MemberRow.tsx';
import { PlaceDialog } from './PlaceDialog.tsx';
import { teamFa as fa } from './team.fa.ts';

type Open = { readonly what: 'change' | 'remove'; readonly member: Member } | { readonly what: 'leave' } | undefined;

export interface MemberListProps {
  /** An owner in their own name. */
  canChange: boolean;
  /** A member in their own name. */
  canLeave: boolean;
  /** Opens another account of the person. */
  onLeft: () => void;
}

/** The members with their roles. Owners change roles; every member can leave. */
export function MemberList({ canChange, canLeave, onLeft }: MemberListProps) {
  const list = useQuery(membersQuery);
  const [open, setOpen] = useState<Open>();
  const [refusal, setRefusal] = useState<string>();
  const [linksAfter, setLinksAfter] = useState<LinksAfter>('end');
  const close = () => {
    setOpen(undefined);
    setRefusal(undefined);
    setLinksAfter('end');
  };
  const onError = (error: Error) => setRefusal(errorText(error));
  const removing = useRemoveMember({
    onSuccess: () => {
      if (open?.what === 'remove') toast.success(fa.removed(memberName(open.member)));
      close();
    },
    onError,
  });
  const leaving = useLeaveTeam({ onSuccess: onLeft, onError });
  const members = list.data?.results ?? [];
  const isLastOwner =
    members.some(({ is_me, role }) => is_me && role === 'owner') && members.filter(({ role }) => role === 'owner').length === 1;
  return (
    <section aria-labelledby="members">
      <h2 id="members" className="mb-2 text-md font-semibold">
        {fa.members}
      </h2>
      <DataRegion {...getRegion(list)} skeleton={<SkeletonRows rows={3} />}>
        <ul className="border-t border-line">
          {members.map((member) => (
            <MemberRow
              key={member.member}
              member={member}
              onChange={canChange ? () => setOpen({ what: 'change', member }) : undefined}
              onRemove={canChange && !member.is_me ? () => setOpen({ what: 'remove', member }) : undefined}
            />
          ))}
        </ul>
        {members.length === 1 && <p className="pt-3 text-md text-text-2">{fa.alone}</p>}
        {canLeave && members.length > 1 && (
          <div className="pt-4">
            {isLastOwner ? (
              <p className="text-sm text-text-3">{fa.lastOwner}</p>
            ) : (
              <Button variant="dangerLine" icon={LogOut} onClick={() => setOpen({ what: 'leave' })}>
                {fa.leave}
              </Button>
            )}
          </div>
        )}
      </DataRegion>
      {open?.what === 'change' && <PlaceDialog member={open.member} onClose={close} />}
      {open?.what === 'remove' && (
        <AskDialog
          role="alertdialog"
          words={{
            title: fa.removeTitle(memberName(open.member)),
            text: fa.removeText,
            yes: fa.removeYes,
            no: fa.stay,
            busy: fa.removing,
          }}
          isDanger
          isPending={removing.isPending}
          error={refusal}
          onYes={() => removing.start({ member: open.member.member, share_links: linksAfter })}
          onClose={close}
        >
          {(open.member.share_links ?? 0) > 0 && (
            <RadioCards
              label={fa.linksOf(open.member.share_links ?? 0)}
              variant="list"
              value={linksAfter}
              onChange={setLinksAfter}
              options={[
                { value: 'end', label: fa.linksEnd, text: fa.linksEndText },
                { value: 'keep', label: fa.linksKeep, text: fa.linksKeepText },
              ]}
            />
          )}
        </AskDialog>
      )}
      {open?.what === 'leave' && (
        <AskDialog
          role="alertdialog"
          words={{ title: fa.leaveTitle, text: fa.leaveText, yes: fa.leaveYes, no: fa.stay, busy: fa.leaving }}
          isDanger
          isPending={leaving.isPending}
          error={refusal}
          onYes={() => leaving.start()}
          onClose={close}
        />
      )}
    </section>
  );
}
