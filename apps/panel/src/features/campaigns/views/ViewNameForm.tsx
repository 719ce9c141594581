import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { checkViewName, VIEW_NAME_MAX } from '@jarchi/domain/views/campaign-views.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { TextField } from '@jarchi/ui/fields/TextField.tsx';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { useRef, useState } from 'react';
import { viewsFa as fa } from './views.fa.ts';

interface ViewNameFormProps {
  label: string;
  submit: string;
  /** The name before it is changed. */
  start: string;
  saving: { readonly isPending: boolean; readonly error: Error | null };
  onName: (name: string) => void;
  onCancel?: () => void;
}

function findIssue(name: string): string | undefined {
  const [issue] = checkViewName(name);
  if (issue === undefined) return undefined;
  return issue.code === 'required' ? fa.required : fa.tooLong(formatNumber(VIEW_NAME_MAX));
}

export function ViewNameForm({ label, submit, start, saving, onName, onCancel }: ViewNameFormProps) {
  const [name, setName] = useState(start);
  const [isTried, setTried] = useState(false);
  const [sent, setSent] = useState<string>();
  const input = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const issue = isTried ? findIssue(name) : undefined;
  const refused = saving.error !== null && sent === name ? errorText(saving.error) : undefined;
  return (
    <form
      className="flex flex-wrap items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (findIssue(name) !== undefined) {
          input.current?.focus();
          return;
        }
        setSent(name);
        onName(name.trim());
      }}
    >
      <TextField
        label={label}
        value={name}
        onChange={setName}
        placeholder={fa.example}
        error={issue ?? refused}
        inputRef={input}
        className="min-w-56 flex-1"
      />
      <div className="mt-7 flex gap-2">
        <Button type="submit" isLoading={saving.isPending} loadingLabel={fa.saving}>
          {submit}
        </Button>
        {onCancel && (
          <Button variant="secondary" onClick={onCancel}>
            {fa.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
