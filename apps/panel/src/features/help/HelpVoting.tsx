import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { checkHelpComment, HELP_COMMENT_MAX } from '@jarchi/domain/help/help-vote.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { TextField } from '@jarchi/ui/fields/TextField.tsx';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { useHelpVote, type HelpArticle } from '#data/help/help.ts';
import { helpFa } from './help.fa.ts';

const fa = helpFa.vote;

/** Whether the article was useful, once for each person; who says no may tell what is missing. */
export function HelpVoting({ slug, vote }: Pick<HelpArticle, 'slug' | 'vote'>) {
  const [comment, setComment] = useState(vote?.comment ?? '');
  const [isShown, setShown] = useState(false);
  const field = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const tell = { onError: (error: Error) => toast.error(errorText(error)) };
  const choice = useHelpVote(slug, { ...tell, onSuccess: () => toast.success(fa.thanks) });
  const explanation = useHelpVote(slug, { ...tell, onSuccess: () => toast.success(fa.sent) });
  const isTooLong = checkHelpComment(comment).length > 0;
  const choose = (is_useful: boolean) => choice.start({ is_useful, comment: vote?.comment ?? '' });
  const send = () => {
    setShown(true);
    if (isTooLong) field.current?.focus();
    else explanation.start({ is_useful: false, comment: comment.trim() });
  };
  return (
    <section aria-labelledby="help-vote" className="mt-8 border-t border-line pt-5">
      <h2 id="help-vote" className="text-md font-semibold text-text">
        {fa.question}
      </h2>
      <div className="mt-3 flex flex-wrap gap-2">
        {([true, false] as const).map((is_useful) => (
          <Button
            key={String(is_useful)}
            variant={vote?.is_useful === is_useful ? 'soft' : 'secondary'}
            icon={is_useful ? ThumbsUp : ThumbsDown}
            aria-pressed={vote?.is_useful === is_useful}
            isLoading={choice.isPending && choice.variables.is_useful === is_useful}
            onClick={() => choose(is_useful)}
          >
            {is_useful ? fa.yes : fa.no}
          </Button>
        ))}
      </div>
      {vote?.is_useful === false && (
        <form
          noValidate
          className="mt-4 flex max-w-xl flex-col items-start gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
        >
          <TextField
            multiline
            rows={3}
            label={fa.comment}
            placeholder={fa.example}
            value={comment}
            onChange={setComment}
            counterLimit={HELP_COMMENT_MAX}
            inputRef={field}
            error={isShown && isTooLong ? fa.tooLong(formatNumber(HELP_COMMENT_MAX)) : undefined}
            className="w-full"
          />
          <Button
            type="submit"
            variant="secondary"
            isLoading={explanation.isPending}
            loadingLabel={explanation.isPending ? fa.sending : undefined}
          >
            {fa.send}
          </Button>
        </form>
      )}
    </section>
  );
}
