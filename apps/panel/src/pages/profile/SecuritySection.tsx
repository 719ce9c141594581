import { Button } from '@jarchi/ui/actions/Button.tsx';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { credentialsQuery, type Credentials } from '#data/session/credentials.ts';
import { PasskeyList } from '#features/session/passkeys/PasskeyList.tsx';
import { describePassword } from '#features/session/passwords/describe-password.ts';
import { passwordsFa } from '#features/session/passwords/passwords.fa.ts';
import { PasswordDialog } from './PasswordDialog.tsx';

const fa = passwordsFa.own;

function PasswordCard({ credentials, isReadOnly }: { credentials: Credentials; isReadOnly: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const { has_password, phone } = credentials;
  const canSet = has_password || phone !== null;
  return (
    <section aria-labelledby="password">
      <h2 id="password" className="text-md font-semibold">
        {fa.title}
      </h2>
      <p className="mt-1 text-md text-text-2">{fa.lead}</p>
      <div className="mt-3 flex min-h-[60px] flex-wrap items-center justify-between gap-x-4 gap-y-2 border-y border-line py-2">
        <p className="text-md">{describePassword(credentials)}</p>
        {!isReadOnly && canSet && (
          <Button variant="secondary" onClick={() => setOpen(true)}>
            {has_password ? fa.change : fa.set}
          </Button>
        )}
      </div>
      {!isReadOnly && !canSet && <p className="mt-2 text-sm text-text-3">{fa.noPhone}</p>}
      {isOpen && <PasswordDialog credentials={credentials} onClose={() => setOpen(false)} />}
    </section>
  );
}

/** How the person signs in: the password and the passkeys. */
export function SecuritySection({ isImpersonated }: { isImpersonated: boolean }) {
  const credentials = useQuery(credentialsQuery);
  return (
    <DataRegion {...getRegion(credentials)} skeleton={<SkeletonRows rows={4} hasAvatar={false} />}>
      {credentials.data && (
        <div className="flex flex-col gap-8">
          {isImpersonated && <Notice>{fa.impersonated}</Notice>}
          <PasswordCard credentials={credentials.data} isReadOnly={isImpersonated} />
          <PasskeyList passkeys={credentials.data.passkeys} isReadOnly={isImpersonated} />
        </div>
      )}
    </DataRegion>
  );
}
