import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { useUploads } from '@jarchi/client-state/uploads/useUploads.ts';
import { describeUntakenPicture } from '@jarchi/domain/media/untaken-pictures.fa.ts';
import {
  checkProfileImage,
  PROFILE_IMAGE_BYTES,
  PROFILE_IMAGE_TYPES,
  type ProfileImageIssue,
} from '@jarchi/domain/session/profile/profile-image.ts';
import { useKeptFocus } from '@jarchi/ui/actions/use-kept-focus.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { Avatar } from '@jarchi/ui/brand/Avatar.tsx';
import { ErrorLine } from '@jarchi/ui/fields/ErrorLine.tsx';
import { formatBytes } from '@jarchi/ui/format/format.ts';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { ImagePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { fullName, type User } from '#data/account/account.ts';
import { useDeleteImage, useSendImage } from '#data/profile/profile.ts';
import { selfFa as fa } from './self.fa.ts';

function issueText(issue: ProfileImageIssue): string {
  if (issue.code === 'file_too_large') return fa.imageSize(formatBytes(issue.limit_bytes));
  return issue.code === 'file_type_not_allowed' ? (describeUntakenPicture(issue.type) ?? fa.imageType) : fa.imageEmpty;
}

/** The picture of the person: it is sent as soon as it is chosen. */
export function ImageRow({ user }: { user: User }) {
  const input = useRef<HTMLInputElement>(null);
  const part = useRef<HTMLElement>(null);
  useKeptFocus(part, (element) => element.querySelector('button'));
  const [error, setError] = useState<string>();
  const sendImage = useSendImage();
  const { items, add } = useUploads<User>({
    check(file) {
      const issue = checkProfileImage(file);
      return { errors: issue ? [issueText(issue)] : [] };
    },
    send: ({ file }, signal, onProgress) => sendImage(file, { signal, onProgress }),
    failureText: errorText,
    onStored: () => void toast.success(fa.imageSaved),
    onRefused: (_upload, [text]) => setError(text),
  });
  const isSending = items.length > 0;
  const deleting = useDeleteImage({
    onSuccess: () => void toast.success(fa.imageRemoved),
    onError: (failure) => setError(errorText(failure)),
  });
  const choose = (file: File | undefined) => {
    if (!file) return;
    setError(undefined);
    add([file]);
  };
  const hasImage = user.image !== null;
  return (
    <section ref={part} tabIndex={-1} aria-label={fa.image} className="outline-none flex flex-wrap items-center gap-x-4 gap-y-3">
      <Avatar id={String(user.id)} kind="user" name={fullName(user)} imageUrl={user.image ?? undefined} size={62} />
      <span className="min-w-0 flex-1 basis-52">
        <span className="block text-md font-medium">{fa.image}</span>
        <span className="block text-sm text-text-3">{fa.imageHint(formatBytes(PROFILE_IMAGE_BYTES))}</span>
      </span>
      <input
        ref={input}
        type="file"
        hidden
        accept={PROFILE_IMAGE_TYPES.join(',')}
        onChange={(event) => {
          choose(event.target.files?.[0]);
          // The same file may be chosen again.
          event.target.value = '';
        }}
      />
      <Button
        variant="secondary"
        icon={ImagePlus}
        isLoading={isSending}
        loadingLabel={isSending ? fa.sendingImage : undefined}
        onClick={() => input.current?.click()}
      >
        {hasImage ? fa.chooseImage : fa.addImage}
      </Button>
      {hasImage && (
        <Button variant="ghost" isLoading={deleting.isPending} onClick={() => deleting.start()}>
          {fa.removeImage}
        </Button>
      )}
      <div role="alert" className="basis-full empty:hidden">
        {error !== undefined && <ErrorLine>{error}</ErrorLine>}
      </div>
    </section>
  );
}
