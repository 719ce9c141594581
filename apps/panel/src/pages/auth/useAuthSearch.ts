import { useSearch } from '@tanstack/react-router';

interface AuthSearch {
  /** The page after the sign-in, as the URL has it. */
  readonly back: string | undefined;
  /** The form that the URL names. */
  readonly form: string | undefined;
  /** Passes `back` to the next step. */
  readonly backSearch: { readonly back?: string };
}

const findText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** The search parameters that all pages of the sign-in share. */
export function useAuthSearch(): AuthSearch {
  const search = useSearch({ strict: false });
  const back = findText(search.back);
  return { back, form: findText(search.form), backSearch: back === undefined ? {} : { back } };
}
