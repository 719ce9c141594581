import { Menu, type MenuEntry } from '@jarchi/ui/overlays/Menu.tsx';
import { NeutralBadge } from '@jarchi/ui/badges/NeutralBadge.tsx';
import { Avatar } from '@jarchi/ui/brand/Avatar.tsx';
import { Ellipsis, UserCog, UserMinus } from 'lucide-react';
import type { Member } from '#data/team/team.ts';
import { memberName, phoneText, placeText, timesText } from './member-words.ts';
import { teamFa as fa } from './team.fa.ts';

export interface MemberRowProps {
  member: Member;
  /** Undefined if this person may not change members. */
  onChange: (() => void) | undefined;
  onRemove: (() => void) | undefined;
}

export function MemberRow({ member, onChange, onRemove }: MemberRowProps) {
  const name = memberName(member);
  const items: MenuEntry[] = [
    ...(onChange ? [{ id: 'change', label: fa.change, icon: UserCog, onAction: onChange }] : []),
    ...(onRemove ? [{ id: 'remove', label: fa.remove, icon: UserMinus, isDanger: true, onAction: onRemove }] : []),
  ];
  const hasPhone = member.phone !== null && member.phone !== member.name;
  return (
    <li className="flex min-h-[68px] items-center gap-3 border-b border-line py-2.5">
      <Avatar id={String(member.member)} kind="user" name={name} imageUrl={member.image ?? undefined} size={40} />
      <span className="min-w-0 flex-1 lg:grid lg:grid-cols-[1fr_1.25fr_1.1fr] lg:items-center lg:gap-x-4">
        <span className="flex min-w-0 flex-wrap items-center gap-x-2">
          <bdi className="min-w-0 truncate text-md font-medium">{name}</bdi>
          {member.is_me && <NeutralBadge tone="violet">{fa.you}</NeutralBadge>}
          {hasPhone && (
            <span className="text-sm whitespace-nowrap text-text-2 lg:basis-full">
              <bdi dir="ltr">{phoneText(member.phone ?? '')}</bdi>
            </span>
          )}
        </span>
        <span className="block text-sm text-text-2">{placeText(member)}</span>
        <span className="block text-sm text-text-3">{timesText(member)}</span>
      </span>
      {items.length > 0 && (
        <Menu label={fa.actions(name)} items={items}>
          <Ellipsis aria-hidden size={20} />
        </Menu>
      )}
    </li>
  );
}
