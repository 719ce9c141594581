import { useEffect, useState } from 'react';

/**
 * The text of an error. The code of the texts loads with the page: if it were requested without a network, its failure
 * would reload the page.
 */
export function useErrorText(error: unknown): string {
  const [describe, setDescribe] = useState<(error: unknown) => string>();
  useEffect(() => {
    import('@jarchi/api-client/words/error-text.fa.ts').then(
      ({ errorText }) => setDescribe(() => errorText),
      () => undefined,
    );
  }, []);
  return error !== null && describe ? describe(error) : '';
}
