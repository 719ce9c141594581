import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { formatDate, formatTime } from '@jarchi/domain/calendar/jalali.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { DefinitionRows } from '@jarchi/ui/figures/Rows.tsx';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { useNavigate } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { User } from '#data/account/account.ts';
import { profileFa } from '#features/profile/profile.fa.ts';
import { signOut } from '#data/session/sign-out.ts';

const OwnPhoneRequests = lazyPart(() => import('#features/session/phone-requests/OwnPhoneRequests.tsx'), 'OwnPhoneRequests');
const SessionList = lazyPart(() => import('#features/profile/self/SessionList.tsx'), 'SessionList');

const fa = profileFa.session;

export function SessionSection({ user, isImpersonated }: { user: User; isImpersonated: boolean }) {
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    try {
      if (await signOut()) await navigate({ to: '/auth/login', replace: true });
    } catch (error) {
      toast.error(errorText(error));
      setLeaving(false);
    }
  };
  const last = user.last_login === null ? null : Date.parse(user.last_login);
  return (
    <div className="flex flex-col gap-5">
      <Suspense fallback={null}>
        <OwnPhoneRequests isReadOnly={isImpersonated} />
      </Suspense>
      <DefinitionRows
        className="border-y border-line"
        rows={[{ label: fa.lastLogin, value: last === null ? fa.never : fa.at(formatDate(last), formatTime(last)) }]}
      />
      {isImpersonated ? (
        <Notice>{fa.impersonated}</Notice>
      ) : (
        <>
          <Suspense fallback={<SkeletonRows rows={3} />}>
            <SessionList />
          </Suspense>
          <p className="text-md text-text-2">{fa.lead}</p>
          <Button
            variant="dangerLine"
            icon={LogOut}
            className="self-start"
            isLoading={isLeaving}
            loadingLabel={isLeaving ? fa.signingOut : undefined}
            onClick={() => void leave()}
          >
            {fa.signOut}
          </Button>
        </>
      )}
    </div>
  );
}
