import { buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { Link } from '@tanstack/react-router';
import { signInFa } from '#features/session/sign-in.fa.ts';
import { useAuthSearch } from './useAuthSearch.ts';

const fa = signInFa.notFound;

/** An address of the login area that does not exist; the page that the visitor wanted first is kept. */
export function AuthNotFoundPage() {
  const { backSearch } = useAuthSearch();
  return (
    <>
      <h1 tabIndex={-1} className="text-2xl font-bold outline-none">
        {fa.title}
      </h1>
      <p className="mt-2 text-md text-text-2">{fa.text}</p>
      <div className="mt-8 flex flex-col gap-3">
        <Link to="/auth/login" search={backSearch} className={buttonClass({ size: 'lg', isFullWidth: true })}>
          {fa.signIn}
        </Link>
        <Link to="/auth/signup" search={backSearch} className={buttonClass({ variant: 'secondary', size: 'lg', isFullWidth: true })}>
          {fa.signUp}
        </Link>
      </div>
    </>
  );
}
