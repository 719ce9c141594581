import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { hasErrorCode } from '@jarchi/api-client/api-error.ts';
import { formatDate, formatTime } from '@jarchi/domain/calendar/jalali.ts';
import { SignInHeading } from '@jarchi/ui/sign-in/SignInHeading.tsx';
import { type PhoneRequest, readPhoneRequest, stopPhoneRequestByLink } from '#data/session/away-phone-requests.ts';
import { PhoneEnd } from '#features/session/phone-requests/PhoneEnd.tsx';
import { useFormFocus } from '../useFormFocus.ts';
import { phoneRequestFa as fa } from './links.fa.ts';
import { PressWay } from '#features/session/proofs/PressWay.tsx';
import { type OpenLink, SecretLink } from './SecretLink.tsx';

const when = (instant: string) => [formatDate(Date.parse(instant)), formatTime(Date.parse(instant))] as const;

function Request({ link: { key, answer, setAnswer, reload } }: { link: OpenLink<PhoneRequest> }) {
  const { state, ground, phone_end, created, until } = answer;
  useFormFocus(state);
  const stop = async () => {
    try {
      setAnswer(await stopPhoneRequestByLink(key));
    } catch (failure) {
      // It was decided or stopped in the meantime: the page shows how it stands.
      if (!hasErrorCode(failure, 'phone_request_over')) throw failure;
      reload();
    }
  };
  if (state !== 'waiting') return <SignInHeading title={fa.titles[state]}>{fa.texts[state]}</SignInHeading>;
  return (
    <>
      <SignInHeading title={fa.titles.waiting}>
        {fa.asked[ground](when(created))} <PhoneEnd end={phone_end} />
      </SignInHeading>
      <h2 className="text-md font-semibold">{fa.question}</h2>
      <p className="text-md leading-prose text-text-2">{fa.waitingText[ground]}</p>
      <PressWay variant="danger" label={fa.stop} busy={fa.stopping} press={stop} explain={errorText} />
      <p className="text-sm text-text-3">{fa.until[ground](when(until))}</p>
    </>
  );
}

/** Where the link leads that the present phone and e-mail get when another phone is asked for: opening it changes nothing, a press stops. */
export function PhoneRequestPage() {
  return (
    <SecretLink title={fa.titles.waiting} read={readPhoneRequest}>
      {(link) => <Request link={link} />}
    </SecretLink>
  );
}
