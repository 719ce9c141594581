import { CONSIDERATIONS_MAX } from '@jarchi/domain/drafts/drafts.ts';
import { keepText } from '@jarchi/domain/drafts/fields/keep-text.ts';
import { TextField } from '@jarchi/ui/fields/TextField.tsx';
import { fieldError } from '#features/drafts/issues/draft-issue-texts.ts';
import type { FormPartProps } from './form-props.ts';
import { FormSection } from './FormSection.tsx';
import { generalFa } from './general.fa.ts';

const fa = generalFa.considerations;

/** The requests to the publishers. */
export function ConsiderationsSection({ data, issues, onChange }: FormPartProps) {
  return (
    <FormSection title={fa.title}>
      <TextField
        multiline
        rows={2}
        label={fa.label}
        optional
        placeholder={fa.example}
        value={data.publish_considerations}
        onChange={(text) => onChange({ publish_considerations: keepText('publish_considerations', text) })}
        counterLimit={CONSIDERATIONS_MAX}
        error={fieldError(issues, 'publish_considerations')}
      />
    </FormSection>
  );
}
