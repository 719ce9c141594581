import { AskDialog, type AskDialogProps, type AskWords } from '@jarchi/ui/overlays/AskDialog.tsx';
import { findWaiting, ShownFigures, type ShownFiguresProps } from './ShownFigures.tsx';

export interface ShownActWords extends AskWords {
  /** Why it cannot be answered before its figures are there. */
  readonly waiting: string;
  /** The figures changed and nothing was done. */
  readonly changed?: string | undefined;
}

export interface ShownActDialogProps<P>
  extends Omit<ShownFiguresProps<P>, 'changed'>, Omit<AskDialogProps, 'words' | 'isPending' | 'error' | 'children'> {
  words: ShownActWords;
}

/** Asks before an act, and shows what it does; it is done as it is on screen, or not at all. */
export function ShownActDialog<P>(props: ShownActDialogProps<P>) {
  const { act, words, explain, skeleton, announcement, above, below, children, blocked, ...ask } = props;
  return (
    <AskDialog {...ask} words={words} isPending={act.isPending} blocked={blocked ?? findWaiting(act, words.waiting)}>
      <ShownFigures {...{ act, explain, skeleton, announcement, above, below }} changed={words.changed}>
        {children}
      </ShownFigures>
    </AskDialog>
  );
}
