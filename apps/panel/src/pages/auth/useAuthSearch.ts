import { useSearch } from '@tanstack/react-router';

interface AuthSearch {
  /** Where to go once signed in, as the address says. */
  readonly back: string | undefined;
  /** Which form the address asks for. */
  readonly form: string | undefined;
  /** Carries `back` on to the next step. */
  readonly backSearch: { readonly back?: string };
}

const findText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** The addresses of the login area all carry the same. */
export function useAuthSearch(): AuthSearch {
  const search = useSearch({ strict: false });
  const back = findText(search.back);
  return { back, form: findText(search.form), backSearch: back === undefined ? {} : { back } };
}
