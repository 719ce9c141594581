import type { CallAnswer } from '@jarchi/contract/types.ts';
import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { useMutation } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { api } from '#api/api.ts';
import { cleanPersonInfo, findPersonRefusal } from './person-info.ts';
import { PersonFields } from './PersonFields.tsx';
import { profileFa } from './profile.fa.ts';
import { SaveRow } from './SaveRow.tsx';
import { usePersonForm } from './usePersonForm.ts';

const fa = profileFa.personal;

type User = CallAnswer<'session', 'getUser'>;

export interface PersonFormProps {
  user: User;
  /** Staff act for the person, so they cannot change these fields. */
  isImpersonated: boolean;
  onSaved: (user: User) => void;
}

export function PersonForm({ user, isImpersonated, onSaved }: PersonFormProps) {
  const form = usePersonForm({ first_name: user.first_name, last_name: user.last_name, email: user.email ?? '' });
  const saving = useMutation({
    mutationFn: () => api.session.updateInfo({ body: cleanPersonInfo(form.fields.value) }),
    onSuccess: (saved) => {
      toast.success(fa.saved);
      onSaved(saved);
    },
    onError: (error) => {
      const refused = findPersonRefusal(error);
      if (refused) form.refuse(refused);
      else toast.error(errorText(error));
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!saving.isPending && form.check()) saving.mutate();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {isImpersonated && <Notice>{fa.impersonated}</Notice>}
      <PersonFields {...form.fields} isReadOnly={isImpersonated} />
      {!isImpersonated && <SaveRow label={profileFa.save} isSaving={saving.isPending} wrongCount={form.count} />}
    </form>
  );
}
