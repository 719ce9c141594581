import { useNavigate } from '@tanstack/react-router';
import type { Entered } from '#data/session/enter.ts';
import { safeBack } from '#features/session/safe-back.ts';
import { useAuthSearch } from './useAuthSearch.ts';

/** The page names its account, so there is nothing to choose. */
const NAMES_ACCOUNT = /^\/u\/|[?&]account=/;

/** Opens what the person wanted before the sign-in; one with several accounts chooses first. */
export function useEnterPanel(): (entered: Entered) => Promise<void> {
  const { back, backSearch } = useAuthSearch();
  const navigate = useNavigate();
  return ({ mustChoose }) => {
    const href = safeBack(back);
    if (mustChoose && !NAMES_ACCOUNT.test(href)) return navigate({ to: '/auth/accounts', search: backSearch, replace: true });
    return navigate({ href, replace: true });
  };
}
