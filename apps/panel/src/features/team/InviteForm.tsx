import { hasErrorCode } from '@jarchi/api-client/api-error.ts';
import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { parsePhone } from '@jarchi/domain/text/phone.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { TextField } from '@jarchi/ui/fields/TextField.tsx';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { UserPlus } from 'lucide-react';
import { useRef, useState, type SubmitEvent } from 'react';
import { useInvite } from '#data/team/team.ts';
import { findCeilingError, placeOf, type PlaceDraft } from './place-draft.ts';
import { PlaceFields } from './PlaceFields.tsx';
import { teamFa as fa } from './team.fa.ts';

const FIRST: PlaceDraft = { role: 'buyer', ceiling: '' };
/** Refusals that are shown at the field of the phone. */
const OF_PHONE = ['phone_invalid', 'own_phone', 'already_member', 'invitation_open'] as const;

/** Invites a person by phone with a role. What was typed stays until the invitation is sent. */
export function InviteForm() {
  const [phone, setPhone] = useState('');
  const [place, setPlace] = useState(FIRST);
  const [errors, setErrors] = useState<{ phone?: string | undefined; ceiling?: string | undefined }>({});
  const phoneRef = useRef<(HTMLInputElement & HTMLTextAreaElement) | null>(null);
  const ceilingRef = useRef<HTMLInputElement>(null);
  const inviting = useInvite({
    onSuccess: () => {
      setPhone('');
      setPlace(FIRST);
      toast.success(fa.sent);
    },
    onError: (error) => {
      if (OF_PHONE.some((code) => hasErrorCode(error, code))) {
        setErrors({ phone: errorText(error) });
        phoneRef.current?.focus();
      } else if (hasErrorCode(error, 'ceiling_invalid')) {
        setErrors({ ceiling: errorText(error) });
        ceilingRef.current?.focus();
      } else toast.error(errorText(error));
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const wrong = { phone: parsePhone(phone) === undefined ? fa.phoneInvalid : undefined, ceiling: findCeilingError(place) };
    setErrors(wrong);
    if (wrong.phone) phoneRef.current?.focus();
    else if (wrong.ceiling) ceilingRef.current?.focus();
    else inviting.start({ phone, ...placeOf(place) });
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        label={fa.phone}
        hint={fa.phoneHint}
        name="phone"
        type="tel"
        inputMode="tel"
        dir="ltr"
        autoComplete="off"
        maxLength={40}
        value={phone}
        error={errors.phone}
        inputRef={phoneRef}
        onChange={(text) => {
          setPhone(text);
          setErrors({ ...errors, phone: undefined });
        }}
      />
      <PlaceFields
        value={place}
        error={errors.ceiling}
        ceilingRef={ceilingRef}
        onChange={(next) => {
          setPlace(next);
          setErrors({ ...errors, ceiling: undefined });
        }}
      />
      <Button
        type="submit"
        icon={UserPlus}
        className="self-start"
        isLoading={inviting.isPending}
        loadingLabel={inviting.isPending ? fa.sending : undefined}
      >
        {fa.send}
      </Button>
    </form>
  );
}
