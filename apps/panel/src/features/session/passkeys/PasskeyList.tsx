import { formatDate } from '@jarchi/domain/calendar/jalali.ts';
import { PASSKEYS_MAX } from '@jarchi/domain/session/passkeys.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { useKeptFocus } from '@jarchi/ui/actions/use-kept-focus.ts';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { KeyRound, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Passkey } from '#data/session/credentials.ts';
import { canUsePasskeys } from '#data/session/passkeys.ts';
import { AddPasskeyDialog } from './AddPasskeyDialog.tsx';
import { passkeysFa as fa } from './passkeys.fa.ts';
import { RemovePasskeyDialog } from './RemovePasskeyDialog.tsx';

const day = (instant: string) => formatDate(Date.parse(instant));

function Row({ passkey, onRemove }: { passkey: Passkey; onRemove: (() => void) | undefined }) {
  const { name, created, last_used } = passkey;
  return (
    <li className="flex min-h-[60px] flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-2">
      <KeyRound aria-hidden size={20} className="shrink-0 text-text-2" />
      <span className="min-w-0 flex-1">
        <bdi className="block truncate text-md font-medium">{name}</bdi>
        <span className="block text-sm text-text-3">{fa.dates(day(created), last_used === null ? undefined : day(last_used))}</span>
      </span>
      {onRemove && (
        <Button variant="ghost" aria-label={fa.removeLabel(name)} onClick={onRemove}>
          {fa.remove}
        </Button>
      )}
    </li>
  );
}

/** The person's passkeys; staff who act for the person only read them. */
export function PasskeyList({ passkeys, isReadOnly }: { passkeys: readonly Passkey[]; isReadOnly: boolean }) {
  const [isAdding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Passkey>();
  const [canAdd] = useState(canUsePasskeys);
  const part = useRef<HTMLElement>(null);
  useKeptFocus(part);
  const isFull = passkeys.length >= PASSKEYS_MAX;
  return (
    <section ref={part} tabIndex={-1} aria-labelledby="passkeys" className="outline-none">
      <h2 id="passkeys" className="text-md font-semibold">
        {fa.title}
      </h2>
      <p className="mt-1 text-md text-text-2">{fa.lead}</p>
      {passkeys.length === 0 ? (
        <p className="mt-3 border-y border-line py-4 text-md text-text-3">{fa.none}</p>
      ) : (
        <ul className="mt-3 border-t border-line">
          {passkeys.map((passkey) => (
            <Row key={passkey.id} passkey={passkey} onRemove={isReadOnly ? undefined : () => setRemoving(passkey)} />
          ))}
        </ul>
      )}
      {!isReadOnly && (
        <div className="mt-4">
          {!canAdd ? (
            <p className="text-sm text-text-3">{fa.unsupported}</p>
          ) : isFull ? (
            <p className="text-sm text-text-3">{fa.full(formatNumber(PASSKEYS_MAX))}</p>
          ) : (
            <Button variant="secondary" icon={Plus} onClick={() => setAdding(true)}>
              {fa.add}
            </Button>
          )}
        </div>
      )}
      {isAdding && <AddPasskeyDialog onClose={() => setAdding(false)} />}
      {removing && <RemovePasskeyDialog passkey={removing} onClose={() => setRemoving(undefined)} />}
    </section>
  );
}
