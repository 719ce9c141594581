import { hasErrorCode } from '@jarchi/api-client/api-error.ts';
import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { Button, buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { SignInHeading } from '@jarchi/ui/sign-in/SignInHeading.tsx';
import { Link } from '@tanstack/react-router';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { linksFa as fa } from './links.fa.ts';

/** A key that is cut or mistyped leads nowhere; nobody needs to be asked. */
const KEY = /^\d+\.[\w-]{22}$/;

export interface OpenLink<T> {
  key: string;
  answer: T;
  setAnswer: (answer: T) => void;
  /** Reads again what the link is about. */
  reload: () => void;
}

export interface SecretLinkProps<T> {
  /** Above a failure. */
  title: string;
  /** The same function at each drawing. */
  read: (key: string) => Promise<T>;
  children: (link: OpenLink<T>) => ReactNode;
}

/** What a link of a message is about, whose key is in the fragment of the address. Opening it only reads. */
export function SecretLink<T>({ title, read, children }: SecretLinkProps<T>) {
  const [key] = useState(() => location.hash.slice(1));
  const [answer, setAnswer] = useState<T>();
  const [failure, setFailure] = useState<unknown>();
  const isKey = KEY.test(key);
  const load = useCallback(() => {
    if (!isKey) return;
    setFailure(undefined);
    void read(key).then(setAnswer, setFailure);
  }, [key, isKey, read]);
  useEffect(load, [load]);
  return (
    <div className="flex flex-col gap-5">
      {!isKey || hasErrorCode(failure, 'not_found') ? (
        <>
          <SignInHeading title={fa.unknown}>{fa.unknownText}</SignInHeading>
          <Link to="/auth/login" className={buttonClass({ variant: 'secondary', size: 'lg' })}>
            {fa.toSignIn}
          </Link>
        </>
      ) : failure !== undefined ? (
        <>
          <SignInHeading title={title}>{errorText(failure)}</SignInHeading>
          <Button variant="secondary" size="lg" onClick={load}>
            {fa.retry}
          </Button>
        </>
      ) : answer === undefined ? (
        <SkeletonRows rows={3} hasAvatar={false} />
      ) : (
        children({ key, answer, setAnswer, reload: load })
      )}
    </div>
  );
}
