import { getRouteApi } from '@tanstack/react-router';

interface AuthSearch {
  /** The page after the sign-in, as the URL has it. */
  readonly back: string | undefined;
  /** The form that the URL names. */
  readonly form: string | undefined;
  /** Passes `back` to the next step. */
  readonly backSearch: { readonly back?: string };
}

const auth = getRouteApi('/auth');

/** The search parameters that all pages of the sign-in share. */
export function useAuthSearch(): AuthSearch {
  const { back, form } = auth.useSearch();
  return { back, form, backSearch: back === undefined ? {} : { back } };
}
