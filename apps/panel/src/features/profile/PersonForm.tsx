import type { CallAnswer } from '@jarchi/contract/types.ts';
import { hasErrorCode } from '@jarchi/api-client/api-error.ts';
import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { useSavePerson } from '#data/account/person.ts';
import { PersonFields } from './PersonFields.tsx';
import { profileFa } from './profile.fa.ts';
import { SaveRow } from './SaveRow.tsx';
import { usePersonForm } from './usePersonForm.ts';

const fa = profileFa.personal;

type User = CallAnswer<'session', 'getUser'>;

export interface EmailProof {
  readonly change: 'email_change' | 'email_remove';
  readonly onProven: (proof: string) => void;
  readonly onClose: () => void;
}

export interface PersonFormProps {
  user: User;
  /** Staff act for the person, so they cannot change these fields. */
  isImpersonated: boolean;
  /** Asks who the person is before a confirmed e-mail changes; what was typed stays. */
  renderProof: (asking: EmailProof) => ReactNode;
}

export function PersonForm({ user, isImpersonated, renderProof }: PersonFormProps) {
  const form = usePersonForm({ first_name: user.first_name, last_name: user.last_name, email: user.email ?? '' });
  const [isAsking, setAsking] = useState(false);
  const saving = useSavePerson({
    onSuccess: ({ first_name, last_name, email }) => {
      form.accept({ first_name, last_name, email: email ?? '' });
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
      {isAsking &&
        renderProof({
          change: form.fields.value.email.trim() === '' ? 'email_remove' : 'email_change',
          onClose: () => setAsking(false),
          onProven: (proof) => {
            setAsking(false);
            saving.start({ ...form.clean(), proof });
          },
        })}
    </>
  );
}
