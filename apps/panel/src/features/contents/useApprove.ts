import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { listToasts, subscribeToasts, toast } from '@jarchi/ui/toasts/toast.ts';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '#api/api.ts';
import { beginApproval, finishApproval, undoApproval, withoutApproving } from './queue/approvals.ts';
import { contentsFa as fa } from './contents.fa.ts';
import { pendingContentsQuery, type Content } from './contents.queries.ts';

/** Approves a content at once for whoever looks; the call goes out when the offer to undo has passed, or the page is left. */
export function useApprove(): (content: Content) => void {
  const queryClient = useQueryClient();
  const reload = () => queryClient.invalidateQueries({ queryKey: ['contents'] });
  return ({ id, campaign, publisher }) => {
    const send = async () => {
      try {
        const answer = await api.contents.decideContent({ params: { campaign: campaign.id, content: id }, body: { is_confirmed: true } });
        if (answer.state !== 'confirmed') toast.warning(fa.alreadyDecided);
      } catch (error) {
        toast.error(fa.approveFailed, errorText(error));
      }
      // After it has left the list of those under way.
      setTimeout(() => {
        void reload();
        void queryClient.invalidateQueries({ queryKey: ['campaigns'] });
      });
    };
    beginApproval(id, send);
    queryClient.setQueryData(pendingContentsQuery().queryKey, (list) => list && withoutApproving(list));
    const toastId = toast.notify(fa.approved(publisher.title), undefined, {
      label: fa.undo,
      onPress: () => {
        if (undoApproval(id)) void reload();
        else toast.info(fa.sentAlready);
      },
    });
    const stop = subscribeToasts(() => {
      if (listToasts().some((item) => item.id === toastId)) return;
      stop();
      // The press on «undo» closes the toast first and answers after.
      queueMicrotask(() => finishApproval(id));
    });
  };
}
