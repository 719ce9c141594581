import type { CallAnswer } from '@jarchi/contract/types.ts';
import { hasErrorCode } from '@jarchi/api-client/api-error.ts';
import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { Suspense, useState, type SubmitEvent } from 'react';
import { useSavePerson } from '#data/account/person.ts';
import { PersonFields } from './PersonFields.tsx';
import { profileFa } from './profile.fa.ts';
import { SaveRow } from './SaveRow.tsx';
import { usePersonForm } from './usePersonForm.ts';

const fa = profileFa.personal;
const ProofDialog = lazyPart(() => import('#features/session/public.ts'), 'ProofDialog', { whenLost: 'close' });

type User = CallAnswer<'session', 'getUser'>;

export interface PersonFormProps {
  user: User;
  /** Staff act for the person, so they cannot change these fields. */
  isImpersonated: boolean;
}

/** Name and e-mail. A confirmed e-mail changes after a proof of who the person is; what was typed stays. */
export function PersonForm({ user, isImpersonated }: PersonFormProps) {
  const form = usePersonForm(user);
  const [isAsking, setAsking] = useState(false);
  const saving = useSavePerson({
    onSuccess: (saved) => {
      form.accept(saved);
      toast.success(undefined, fa.saved);
    },
    onError: (error) => {
      if (hasErrorCode(error, 'proof_required')) setAsking(true);
      else toast.error(errorText(error));
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!saving.isPending && form.check()) saving.start(form.clean());
  };
  return (
    <>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        {isImpersonated && <Notice>{fa.impersonated}</Notice>}
        <PersonFields {...form.fields} isReadOnly={isImpersonated} />
        {!isImpersonated && <SaveRow label={profileFa.save} isSaving={saving.isPending} wrongCount={form.count} />}
      </form>
      {isAsking && (
        <Suspense fallback={null}>
          <ProofDialog
            change={form.fields.value.email.trim() === '' ? 'email_remove' : 'email_change'}
            onClose={() => setAsking(false)}
            onProven={(proof) => {
              setAsking(false);
              saving.start({ ...form.clean(), proof });
            }}
          />
        </Suspense>
      )}
    </>
  );
}
