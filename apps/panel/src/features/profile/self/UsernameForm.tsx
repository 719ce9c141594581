import { hasErrorCode } from '@jarchi/api-client/api-error.ts';
import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { foldUsername } from '@jarchi/domain/session/profile/username.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { TextField } from '@jarchi/ui/fields/TextField.tsx';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { useRef, useState, type SubmitEvent } from 'react';
import type { User } from '#data/account/account.ts';
import { useChangeUsername } from '#data/profile/profile.ts';
import { selfFa as fa } from './self.fa.ts';

const REFUSALS = ['username_taken', 'username_invalid', 'username_reserved'] as const;

/** The name to sign in with. */
export function UsernameForm({ user, isReadOnly }: { user: Pick<User, 'username'>; isReadOnly: boolean }) {
  const [typed, setTyped] = useState(user.username);
  const [error, setError] = useState<string>();
  const input = useRef<(HTMLInputElement & HTMLTextAreaElement) | null>(null);
  const refuse = (text: string) => {
    setError(text);
    input.current?.focus();
  };
  const saving = useChangeUsername({
    onSuccess: ({ username }) => {
      setTyped(username);
      // The button goes with the change.
      input.current?.focus();
      toast.success(fa.usernameSaved);
    },
    onError: (failure) => {
      if (REFUSALS.some((code) => hasErrorCode(failure, code))) refuse(errorText(failure));
      else toast.error(errorText(failure));
    },
  });
  const isChanged = typed.trim() !== user.username;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isChanged || isReadOnly) return;
    if (foldUsername(typed) === undefined) refuse(fa.usernameInvalid);
    else saving.start(typed);
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <TextField
        label={fa.username}
        hint={fa.usernameHint}
        name="username"
        size="lg"
        dir="ltr"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={60}
        isReadOnly={isReadOnly}
        value={typed}
        error={error}
        inputRef={input}
        onChange={(text) => {
          setTyped(text);
          setError(undefined);
        }}
      />
      {isChanged && !isReadOnly && (
        <Button
          type="submit"
          variant="secondary"
          className="self-start"
          isLoading={saving.isPending}
          loadingLabel={saving.isPending ? fa.saving : undefined}
        >
          {fa.saveUsername}
        </Button>
      )}
    </form>
  );
}
