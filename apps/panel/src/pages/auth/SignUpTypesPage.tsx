import { Navigate, useNavigate } from '@tanstack/react-router';
import { findAccount } from '#api/cookies.ts';
import { safeBack } from '#features/session/safe-back.ts';
import { SignUpBars } from '#features/session/sign-up/SignUpBars.tsx';
import { finishSignUp } from '#features/session/sign-up/sign-up-marker.ts';
import { TypesForm } from '#features/session/sign-up/TypesForm.tsx';
import { runtimeConfig } from '#api/runtime-config.ts';
import { useAuthSearch } from './useAuthSearch.ts';

/** The last step of the sign-up. Panels of other products open through the accounts service, if one is configured. */
export function SignUpTypesPage() {
  const { back, backSearch } = useAuthSearch();
  const navigate = useNavigate();
  if (findAccount() === undefined) return <Navigate to="/auth/signup" search={backSearch} replace />;
  const { panels } = runtimeConfig.links;
  const goOn = (isOther: boolean) => {
    finishSignUp();
    if (isOther) location.assign(panels);
    else void navigate({ href: safeBack(back), replace: true });
  };
  return (
    <>
      <SignUpBars step={4} />
      <TypesForm hasOthers={panels.startsWith('http')} onDone={goOn} />
    </>
  );
}
