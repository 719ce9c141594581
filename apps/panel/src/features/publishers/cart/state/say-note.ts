import { formatNumber } from '@jarchi/ui/format/format.ts';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { cartFa as fa } from '#features/publishers/cart/cart.fa.ts';
import type { ChoiceNote } from './contents.ts';

/** Shows a toast for a choice that was refused or changed other items. */
export function sayNote(note: ChoiceNote, undo: () => void): void {
  const action = { label: fa.undoWord, onPress: undo };
  switch (note.code) {
    case 'full':
      toast.info(fa.full(formatNumber(note.limit)));
      return;
    case 'in_bundle':
      toast.info(fa.inBundle(note.title));
      return;
    case 'bundles_overlap':
      toast.info(fa.bundlesOverlap(note.title));
      return;
    case 'excluded':
      toast.info(fa.excluded(note.title), undefined, action);
      return;
    case 'all_chosen':
    case 'all_dropped':
      toast.info((note.code === 'all_chosen' ? fa.allChosen : fa.allDropped)(formatNumber(note.count)), undefined, action);
      return;
    case 'tariff_replaced':
      toast.info(fa.tariffReplaced, undefined, action);
      return;
    case 'now_in_bundle':
      toast.info(fa.nowInBundle(formatNumber(note.count)), undefined, action);
  }
}
