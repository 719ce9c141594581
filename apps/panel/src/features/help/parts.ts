import { plainHelpText, type HelpBlock } from '@jarchi/domain/help/help-body.ts';

/** The id of a block's element. */
export const partId = (index: number) => `part-${index}`;

/** The headings of a body, with the ids of their elements. */
export function listParts(body: readonly HelpBlock[]): { readonly id: string; readonly title: string }[] {
  return body.flatMap((block, index) => (block.kind === 'heading' ? [{ id: partId(index), title: plainHelpText(block.text) }] : []));
}
