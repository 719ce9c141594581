import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { checkFinancialInfo, type FinancialField, type FinancialInfo } from '@jarchi/domain/account/financial-info.ts';
import { toPersianDigits } from '@jarchi/domain/text/digits.ts';
import { describeIssue } from '@jarchi/domain/validation/issue-text.ts';
import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import { RadioCards } from '@jarchi/ui/fields/RadioCards.tsx';
import { TextField } from '@jarchi/ui/fields/TextField.tsx';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { Building2, UserRound } from 'lucide-react';
import { useRef, useState, type SubmitEvent } from 'react';
import { useSaveFinancialInfo } from '#data/account/financial-info.ts';
import { profileFa } from './profile.fa.ts';
import { SaveRow } from './SaveRow.tsx';

const fa = profileFa.financial;

type Errors = Partial<Record<FinancialField, string>>;

/** The text of each field's first issue. */
function getErrors(info: FinancialInfo): Errors {
  const errors: Errors = {};
  for (const issue of checkFinancialInfo(info)) errors[issue.field] ??= describeIssue(issue);
  return errors;
}

/** The form accepts digits in any script and shows them in one; the server stores Latin digits. */
export function FinancialForm({ info, onSaved }: { info: FinancialInfo; onSaved: () => void }) {
  const [value, setValue] = useState(info);
  const [errors, setErrors] = useState<Errors>({});
  const form = useRef<HTMLFormElement>(null);
  const saving = useSaveFinancialInfo({
    onSuccess: (saved) => {
      setValue(saved);
      toast.success(undefined, fa.saved);
      onSaved();
    },
    onError: (error) => void toast.error(errorText(error)),
  });
  const change = (field: FinancialField) => (text: string) => {
    setValue({ ...value, [field]: text });
    setErrors({ ...errors, [field]: undefined });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (saving.isPending) return;
    const wrong = getErrors(value);
    setErrors(wrong);
    const first = [...(form.current?.querySelectorAll<HTMLElement>('input, textarea') ?? [])].find(
      (input) => (input.getAttribute('name') ?? '') in wrong,
    );
    if (first) first.focus();
    else saving.start(value);
  };
  const text = (field: Exclude<FinancialField, 'account_type'>) =>
    ({ name: field, size: 'lg', value: value[field], error: errors[field], onChange: change(field) }) as const;
  const digits = (field: 'national_number' | 'economic_number' | 'postal_code') =>
    ({ ...text(field), value: toPersianDigits(value[field]), dir: 'ltr', inputMode: 'numeric', autoComplete: 'off' }) as const;
  const type = value.account_type;
  const wrongCount = Object.values(errors).filter((error) => error !== undefined).length;
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-5">
      <RadioCards
        label={fa.type}
        value={type}
        onChange={(account_type) => {
          setValue({ ...value, account_type });
          setErrors({});
        }}
        options={[
          { value: 'P', label: fa.person, text: fa.personText, icon: UserRound },
          { value: 'C', label: fa.company, text: fa.companyText, icon: Building2 },
        ]}
      />
      <TextField {...text('name')} label={fa.names[type]} autoComplete={type === 'C' ? 'organization' : 'name'} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...digits('national_number')} label={fa.national[type]} hint={fa.nationalHint[type]} />
        <TextField {...digits('economic_number')} label={fa.economic} hint={fa.economicHint[type]} optional={type === 'P'} />
      </div>
      <TextField {...text('address_text')} label={fa.address} multiline kind="short" rows={3} autoComplete="street-address" />
      <TextField {...digits('postal_code')} label={fa.postal} hint={fa.postalHint} optional className="sm:max-w-[50%]" />
      <Notice>{fa.note}</Notice>
      <SaveRow label={fa.save} isSaving={saving.isPending} wrongCount={wrongCount} />
    </form>
  );
}
