import { addErrorTexts } from '@jarchi/api-client/words/error-text.fa.ts';
import { rareTexts } from '@jarchi/api-client/words/rare-error-text.fa.ts';

/** The words of refusals that only calls of a few pages answer; loaded for them. */
addErrorTexts(rareTexts);
