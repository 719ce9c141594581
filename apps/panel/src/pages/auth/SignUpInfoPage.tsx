import { Button } from '@jarchi/ui/actions/Button.tsx';
import { Link, Navigate, useNavigate } from '@tanstack/react-router';
import type { SubmitEvent } from 'react';
import { saveNewPerson } from '#data/session/sign-in.ts';
import { findAccount } from '#api/cookies.ts';
import { PersonFields } from '#features/profile/PersonFields.tsx';
import { usePersonForm } from '#features/profile/usePersonForm.ts';
import { showFailure } from '#features/session/show-failure.ts';
import { signInFa } from '#features/session/sign-in.fa.ts';
import { SignUpBars } from '#features/session/sign-up/SignUpBars.tsx';
import { signUpFa } from '#features/session/sign-up/sign-up.fa.ts';
import { SignInHeading } from '@jarchi/ui/sign-in/SignInHeading.tsx';
import { signInLinkClass } from '#features/session/sign-in-link.ts';
import { useSubmit } from '@jarchi/client-state/change/useSubmit.ts';
import { useAuthSearch } from './useAuthSearch.ts';

const fa = signUpFa.info;

/** Asks a new person for the name; a person who is not signed in starts at the phone number. */
export function SignUpInfoPage() {
  const { backSearch } = useAuthSearch();
  const navigate = useNavigate();
  const form = usePersonForm(undefined);
  const saving = useSubmit({
    send: () => saveNewPerson(form.clean()),
    onDone: () => navigate({ to: '/auth/signup/types', search: backSearch, replace: true }),
    onFailed: showFailure,
  });
  if (findAccount() === undefined) return <Navigate to="/auth/signup" search={backSearch} replace />;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!saving.isPending && form.check()) saving.submit(undefined);
  };
  return (
    <>
      <SignUpBars step={3} />
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <SignInHeading title={fa.title}>{fa.lead}</SignInHeading>
        <PersonFields {...form.fields} />
        <Button
          type="submit"
          size="lg"
          isFullWidth
          isLoading={saving.isPending}
          loadingLabel={saving.isPending ? signUpFa.saving : undefined}
        >
          {signInFa.next}
        </Button>
        <div className="-mt-1 flex justify-center">
          <Link to="/auth/signup/types" search={backSearch} className={signInLinkClass}>
            {fa.later}
          </Link>
        </div>
      </form>
    </>
  );
}
