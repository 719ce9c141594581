import { addErrorTexts } from '@jarchi/api-client/words/error-text.fa.ts';

// The texts of rare refusals come while the page is read; before them, and without them, a refusal has the text of any other.
void import('@jarchi/api-client/words/rare-error-text.fa.ts').then(
  ({ rareTexts }) => addErrorTexts(rareTexts),
  () => undefined,
);
