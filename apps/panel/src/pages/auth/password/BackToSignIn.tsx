import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { passwordsFa as fa } from '#features/session/passwords/passwords.fa.ts';
import { useAuthSearch } from '../useAuthSearch.ts';

/** Above the steps of a forgotten password. */
export function BackToSignIn() {
  const { backSearch } = useAuthSearch();
  return (
    <Link
      to="/auth/login"
      search={{ ...backSearch, form: 'password' }}
      className="mb-5 inline-flex min-h-9 items-center gap-2 self-start rounded-sm text-md text-text-2 hover:text-text pointer-coarse:min-h-11"
    >
      <ArrowRight aria-hidden size={18} />
      {fa.toSignIn}
    </Link>
  );
}
