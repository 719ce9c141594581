import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { DISPUTE_ATTACHMENTS_MAX, DISPUTE_TEXT_MAX } from '@jarchi/domain/campaigns/campaign-life.ts';
import { SelectField } from '@jarchi/ui/fields/SelectField.tsx';
import { TextField } from '@jarchi/ui/fields/TextField.tsx';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { AskDialog } from '@jarchi/ui/overlays/AskDialog.tsx';
import { useRef } from 'react';
import type { Campaign } from '#data/campaigns/campaigns.ts';
import { AttachedFile, AttachPicture } from '#features/attachments/public.ts';
import { disputeFa as fa } from './dispute.fa.ts';
import { useDispute } from './useDispute.ts';

export interface DisputeDialogProps {
  campaign: Pick<Campaign, 'id' | 'placements' | 'media_type' | 'content_type'>;
  onClose: () => void;
}

/** Objects to the result of a campaign, with a reason and files. */
export function DisputeDialog({ campaign, onClose }: DisputeDialogProps) {
  const form = useDispute(campaign, onClose);
  const field = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const shares = campaign.placements.filter(({ live_at }) => live_at !== null);
  return (
    <AskDialog
      words={{ title: fa.title, text: fa.text, yes: fa.send, no: fa.cancel, busy: fa.sending }}
      isForm
      size="lg"
      width={560}
      isPending={form.isSending}
      error={form.error ? errorText(form.error) : undefined}
      onYes={() => {
        if (!form.send()) field.current?.focus();
      }}
      onClose={onClose}
    >
      <SelectField
        label={fa.about}
        value={form.placement}
        onChange={form.setPlacement}
        options={[{ value: '', label: fa.whole }, ...shares.map(({ id, title }) => ({ value: String(id), label: title }))]}
      />
      <TextField
        label={fa.reason}
        isRequired
        multiline
        kind="short"
        rows={4}
        counterLimit={DISPUTE_TEXT_MAX}
        placeholder={fa.example}
        value={form.reason}
        onChange={form.setReason}
        error={form.issue}
        inputRef={field}
      />
      {form.files.map((file) => (
        <AttachedFile key={file.id} file={file} detachLabel={fa.detach(file.name)} onDetach={() => form.detach(file)} />
      ))}
      {form.files.length < DISPUTE_ATTACHMENTS_MAX && (
        <div className="flex items-center gap-3">
          <AttachPicture
            label={form.files.length === 0 ? fa.attach : fa.attachAnother}
            busyLabel={fa.attaching}
            isAttaching={form.isAttaching}
            onFile={form.attach}
          />
          <span className="text-sm text-text-3">
            {fa.attachments(formatNumber(form.files.length), formatNumber(DISPUTE_ATTACHMENTS_MAX))}
          </span>
        </div>
      )}
    </AskDialog>
  );
}
