import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { toPersianDigits } from '@jarchi/domain/text/digits.ts';
import { spacePhone } from '@jarchi/domain/text/phone.ts';
import { Avatar } from '@jarchi/ui/brand/Avatar.tsx';
import { formatId } from '@jarchi/ui/format/format.ts';
import { NeutralBadge } from '@jarchi/ui/badges/NeutralBadge.tsx';
import { Segmented } from '@jarchi/ui/actions/Segmented.tsx';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Check, LogOut, Mail, Phone, UserRound, Wallet } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { accountInfoQuery, fullName, userQuery, type User } from '#data/account/account.ts';
import { balanceQuery } from '#data/finance/finance.ts';
import { signOut } from '#data/session/sign-out.ts';
import { BalanceFigure } from './BalanceFigure.tsx';
import { chooseTheme, readThemeChoice, subscribeToTheme, THEME_CHOICES } from '@jarchi/shell/frame/theme.ts';
import { userFa as fa } from './user.fa.ts';

function VerifiedMark({ isVerified }: { isVerified: boolean }) {
  return isVerified ? (
    <NeutralBadge tone="success" icon={Check}>
      {fa.verified}
    </NeutralBadge>
  ) : (
    <NeutralBadge tone="warning">{fa.unverified}</NeutralBadge>
  );
}

function Contacts({ user }: { user: User }) {
  return (
    <div className="flex flex-col gap-2 pt-3 text-md text-text-2">
      {user.phone !== null && (
        <p className="flex items-center gap-3">
          <Phone aria-hidden size={18} className="shrink-0" />
          <bdi dir="ltr" className="min-w-0 flex-1 text-end">
            {toPersianDigits(spacePhone(user.phone))}
          </bdi>
          <VerifiedMark isVerified={user.phone_verified} />
        </p>
      )}
      {user.email !== null && (
        <p className="flex items-center gap-3">
          <Mail aria-hidden size={18} className="shrink-0" />
          <bdi dir="ltr" className="min-w-0 flex-1 truncate text-end">
            {user.email}
          </bdi>
          <VerifiedMark isVerified={user.email_verified} />
        </p>
      )}
    </div>
  );
}

function SignOutButton() {
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    if (isLeaving) return;
    setLeaving(true);
    try {
      if (await signOut()) await navigate({ to: '/auth/login', replace: true });
    } catch (error) {
      toast.error(errorText(error));
      setLeaving(false);
    }
  };
  return (
    <button
      type="button"
      onClick={() => void leave()}
      aria-busy={isLeaving || undefined}
      className="flex min-h-(--h-md) w-full items-center gap-3 rounded-sm px-2 text-md max-lg:px-3 text-danger-text hover:bg-danger-soft"
    >
      <LogOut aria-hidden size={18} />
      {isLeaving ? fa.signingOut : fa.signOut}
    </button>
  );
}

/** The id of the account, the name, balance, phone and e-mail with their marks, the profile, the theme, the sign-out. */
export function UserCard({ onLeave }: { onLeave: () => void }) {
  const user = useQuery(userQuery).data;
  const account = useQuery(accountInfoQuery).data;
  const balance = useQuery(balanceQuery).data;
  const theme = useSyncExternalStore(subscribeToTheme, readThemeChoice);
  return (
    <>
      {user && (
        <div className="border-b p-4 max-lg:px-5">
          <div className="flex items-center gap-3">
            <Avatar id={String(user.id)} kind="user" name={fullName(user)} imageUrl={user.image ?? undefined} size={44} />
            <div className="min-w-0">
              <p className="truncate text-md font-semibold text-text">{fullName(user)}</p>
              {account && <p className="text-sm text-text-3">{fa.accountId(formatId(account.id))}</p>}
            </div>
          </div>
          <Contacts user={user} />
          {balance && (
            <p className="flex items-center gap-3 pt-2 text-md text-text-2">
              <Wallet aria-hidden size={18} className="shrink-0" />
              <span className="flex-1">{fa.balance}</span>
              <BalanceFigure amountToman={balance.balance} />
            </p>
          )}
        </div>
      )}
      <div className="flex flex-col gap-2 p-2">
        <Link
          to="/profile"
          onClick={onLeave}
          className="flex min-h-(--h-md) items-center gap-3 rounded-sm px-2 text-md max-lg:px-3 text-text hover:bg-surface-hover"
        >
          <UserRound aria-hidden size={18} className="text-text-2" />
          {fa.profile}
        </Link>
        <div className="flex flex-col gap-1.5 px-2 pt-1 max-lg:px-3">
          <span className="text-sm text-text-2">{fa.theme}</span>
          <Segmented
            label={fa.theme}
            value={theme}
            onChange={chooseTheme}
            isFullWidth
            options={THEME_CHOICES.map((value) => ({ value, label: fa.themes[value] }))}
          />
        </div>
        <SignOutButton />
      </div>
    </>
  );
}
