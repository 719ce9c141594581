import { CONTENT_ATTACHMENTS_MAX, CONTENT_COMMENT_MAX } from '@jarchi/domain/campaigns/rules/content-rules.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { TextField } from '@jarchi/ui/fields/TextField.tsx';
import { useEffect, useRef } from 'react';
import type { Content } from '#data/contents/contents.ts';
import { AttachedFile, AttachPicture } from '#features/attachments/public.ts';
import { reviewFa as fa } from './review.fa.ts';
import { useReject } from './useReject.ts';

/** The comment on what to change, with pictures; it is sent to the publisher. */
export function RejectForm({ content, onSent, onCancel }: { content: Content; onSent: () => void; onCancel: () => void }) {
  const { note, error, isSending, isAttaching, change, attach, send } = useReject(content, onSent);
  const field = useRef<HTMLInputElement | HTMLTextAreaElement | null>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!send()) field.current?.focus();
      }}
      className="flex flex-col gap-3"
    >
      {content.rejections_left === 1 && <p className="text-sm text-warning-text">{fa.lastRejection}</p>}
      <TextField
        label={fa.comment}
        hint={fa.commentHint}
        error={error}
        multiline
        rows={4}
        counterLimit={CONTENT_COMMENT_MAX}
        isRequired
        value={note.comment}
        onChange={(comment) => change({ comment })}
        inputRef={field}
      />
      {note.attachments.map((file) => (
        <AttachedFile
          key={file.id}
          file={file}
          detachLabel={fa.detach(file.name)}
          onDetach={() => change({ attachments: note.attachments.filter(({ id }) => id !== file.id) })}
        />
      ))}
      {note.attachments.length < CONTENT_ATTACHMENTS_MAX && (
        <AttachPicture
          label={note.attachments.length === 0 ? fa.attach : fa.attachAnother}
          busyLabel={fa.attaching}
          isAttaching={isAttaching}
          onFile={attach}
          className="self-start"
        />
      )}
      <div className="flex gap-2">
        <Button variant="secondary" onClick={onCancel}>
          {fa.cancel}
        </Button>
        <Button type="submit" variant="danger" isLoading={isSending} loadingLabel={fa.sending} className="flex-1">
          {fa.send}
        </Button>
      </div>
    </form>
  );
}
