import { toast } from '@jarchi/ui/toasts/toast.ts';
import { Link, Navigate } from '@tanstack/react-router';
import { useState } from 'react';
import { keptPasswordReset } from '#data/session/password-reset.ts';
import { NewPasswordForm } from '#features/session/passwords/NewPasswordForm.tsx';
import { passwordsFa } from '#features/session/passwords/passwords.fa.ts';
import { useAuthSearch } from '../useAuthSearch.ts';
import { useEnterPanel } from '../useEnterPanel.ts';

const fa = passwordsFa.fresh;

/** A forgotten password: the new one, which signs in. */
export function NewPasswordStep() {
  const { backSearch } = useAuthSearch();
  const enterPanel = useEnterPanel();
  const [reset] = useState(() => keptPasswordReset.read());
  if (!reset) return <Navigate to="/auth/password/{-$step}" params={{ step: undefined }} search={backSearch} replace />;
  return (
    <>
      <NewPasswordForm
        reset={reset}
        onSignedIn={(entered) => {
          toast.success(fa.saved);
          return enterPanel(entered);
        }}
        againLink={
          <Link to="/auth/password/{-$step}" params={{ step: undefined }} search={backSearch} className="font-medium underline">
            {fa.again}
          </Link>
        }
      />
    </>
  );
}
