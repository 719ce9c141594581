import { hasErrorCode } from '@jarchi/api-client/api-error.ts';
import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { ATTACHMENT_BYTES, ATTACHMENT_TYPES } from '@jarchi/domain/attachments/attachment-files.ts';
import { formatTime } from '@jarchi/domain/calendar/jalali.ts';
import { PHONE_DOCUMENTS_MAX, PHONE_STORY_MAX } from '@jarchi/domain/session/phone-requests.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { ErrorLine } from '@jarchi/ui/fields/ErrorLine.tsx';
import { TextField } from '@jarchi/ui/fields/TextField.tsx';
import { formatBytes, formatNumber } from '@jarchi/ui/format/format.ts';
import { focusQuietly } from '@jarchi/ui/navigation/page-focus.ts';
import { SignInHeading } from '@jarchi/ui/sign-in/SignInHeading.tsx';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { finishPhoneRequest, type PhoneDraft } from '#data/session/away-phone-requests.ts';
import { FilesField, focusFiles } from '#features/attachments/public.ts';
import { BackButton } from '#features/session/otp/in-window.tsx';
import { useSubmit } from '@jarchi/client-state/change/useSubmit.ts';
import { lostPhoneFa } from './lost-phone.fa.ts';
import { type ChosenDocument, useDocuments } from './useDocuments.ts';

const fa = lostPhoneFa.documents;
const LIMITS = fa.limits(formatBytes(ATTACHMENT_BYTES), formatNumber(PHONE_DOCUMENTS_MAX));

export interface DocumentsStepProps {
  draft: PhoneDraft;
  documents: readonly ChosenDocument[];
  setDocuments: (documents: readonly ChosenDocument[]) => void;
  story: string;
  onType: (story: string) => void;
  onBack: () => void;
  /** The draft is of no use any more. */
  onOver: () => void;
  /** `until`: when it can be decided at the earliest. */
  onDone: (until: string) => void;
}

/** What shows that the account is the person's. The documents are sent with the request. */
export function DocumentsStep({ draft, story, onType, onBack, onOver, onDone, ...own }: DocumentsStepProps) {
  const documents = useDocuments({ draft: draft.draft, ...own });
  const form = useRef<HTMLFormElement>(null);
  // It comes in a chunk of its own, after the page has looked for a heading.
  useEffect(() => {
    const heading = form.current?.querySelector('h1');
    if (heading) focusQuietly(heading);
  }, []);
  const [storyError, setStoryError] = useState<string>();
  const [failure, setFailure] = useState<unknown>();
  const files = useRef<HTMLDivElement>(null);
  const storyInput = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const isArrived = useRef(false);
  const isRefused = useRef(false);
  const sending = useSubmit({
    send: async (text: string) => {
      isArrived.current = false;
      await documents.send();
      isArrived.current = true;
      return finishPhoneRequest(draft.draft, text);
    },
    onDone,
    onFailed: (refused) => {
      if (hasErrorCode(refused, 'challenge_over')) onOver();
      else if (isArrived.current && !hasErrorCode(refused, 'phone_document_required')) setFailure(refused);
      else {
        // The list of documents tells which of them failed.
        if (isArrived.current) documents.refuse(errorText(refused));
        isRefused.current = true;
      }
    },
  });
  // What takes the focus can be pressed again only when the sending is over.
  useEffect(() => {
    if (sending.isPending || !isRefused.current) return;
    isRefused.current = false;
    focusFiles(files);
  }, [sending.isPending]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setFailure(undefined);
    const isLong = story.trim().length > PHONE_STORY_MAX;
    setStoryError(isLong ? fa.storyLong(formatNumber(PHONE_STORY_MAX)) : undefined);
    if (documents.count === 0) {
      documents.refuse(fa.missing);
      focusFiles(files);
    } else if (isLong) storyInput.current?.focus();
    else sending.submit(story.trim());
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-5">
      <SignInHeading title={fa.title}>{fa.lead(formatTime(Date.parse(draft.expires_at)))}</SignInHeading>
      <FilesField
        label={fa.files}
        addLabel={fa.add}
        limits={LIMITS}
        accept={ATTACHMENT_TYPES}
        max={PHONE_DOCUMENTS_MAX}
        files={documents.list(sending.isPending)}
        error={documents.error}
        isLocked={sending.isPending}
        partRef={files}
        onChoose={documents.choose}
        onRemove={documents.remove}
      />
      <TextField
        multiline
        optional
        label={fa.story}
        hint={fa.storyHint}
        rows={5}
        counterLimit={PHONE_STORY_MAX}
        value={story}
        error={storyError}
        inputRef={storyInput}
        onChange={(text) => {
          onType(text);
          setStoryError(undefined);
        }}
      />
      <Button type="submit" size="lg" isFullWidth isLoading={sending.isPending} loadingLabel={fa.busy}>
        {fa.send}
      </Button>
      <div role="alert" className="contents">
        {failure !== undefined && <ErrorLine>{errorText(failure)}</ErrorLine>}
      </div>
      {!sending.isPending && (
        <div className="-mt-2 flex justify-center">
          <BackButton onPress={onBack}>{lostPhoneFa.back}</BackButton>
        </div>
      )}
    </form>
  );
}
