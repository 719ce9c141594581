import { useEffect, useState } from 'react';

/**
 * An error in words. They are fetched at once, beside the page: asked for without a network, a part that is missing
 * would have the page reloaded.
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
