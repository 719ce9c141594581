import { formatDuration } from '@jarchi/ui/format/format.ts';
import { Clock } from 'lucide-react';
import { signInFa } from '#features/session/sign-in.fa.ts';
import { signInLinkClass } from '#features/session/sign-in-link.ts';
import { useSecondsUntil } from './useSecondsUntil.ts';

const fa = signInFa.code;

/** Counts down to the time at which another code may be requested. */
export function ResendLine({ resendAtMs, isSending, onResend }: { resendAtMs: number; isSending: boolean; onResend: () => void }) {
  const seconds = useSecondsUntil(resendAtMs);
  if (seconds > 0) {
    return (
      <p className="flex items-center gap-1.5 text-sm text-text-2">
        <Clock aria-hidden size={16} />
        {fa.resendIn(formatDuration(seconds))}
      </p>
    );
  }
  return (
    <button type="button" disabled={isSending} onClick={onResend} className={`${signInLinkClass} self-start disabled:text-text-3`}>
      {isSending ? fa.resending : fa.resend}
    </button>
  );
}
