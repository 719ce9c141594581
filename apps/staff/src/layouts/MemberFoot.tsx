import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { Avatar } from '@jarchi/ui/brand/Avatar.tsx';
import { IconButton } from '@jarchi/ui/actions/IconButton.tsx';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { useNavigate } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { signOut } from '#data/session.ts';
import { layoutsFa as fa } from './layouts.fa.ts';

export function SignOutButton() {
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    if (isLeaving) return;
    setLeaving(true);
    try {
      await signOut();
      await navigate({ to: '/login', replace: true });
    } catch (error) {
      toast.error(errorText(error));
      setLeaving(false);
    }
  };
  return <IconButton icon={LogOut} label={isLeaving ? fa.signingOut : fa.signOut} onClick={() => void leave()} />;
}

/** The member's name, and the sign-out. */
export function MemberFoot({ name }: { name: string }) {
  return (
    <div className="flex items-center gap-3 border-t border-line-strong px-2 py-3 max-xl:flex-col max-xl:px-0">
      <Avatar id={name} kind="user" name={name} size={32} />
      <p className="min-w-0 flex-1 truncate text-md font-semibold text-text max-xl:sr-only">{name}</p>
      <SignOutButton />
    </div>
  );
}
