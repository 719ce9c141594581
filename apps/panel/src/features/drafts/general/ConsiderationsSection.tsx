import { CONSIDERATIONS_MAX } from '@jarchi/domain/drafts/drafts.ts';
import { TextField } from '@jarchi/ui/TextField.tsx';
import { fieldError } from '#features/drafts/draft-issue-texts.ts';
import type { FormPartProps } from './form-props.ts';
import { FormSection } from './FormSection.tsx';
import { generalFa } from './general.fa.ts';

const fa = generalFa.considerations;
/** As much as a draft holds; what is longer than may be is said, not cut. */
const STORED_MAX = 2_000;

/** What the publishers should mind. */
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
        onChange={(text) => onChange({ publish_considerations: text.slice(0, STORED_MAX) })}
        counterLimit={CONSIDERATIONS_MAX}
        error={fieldError(issues, 'publish_considerations')}
      />
    </FormSection>
  );
}
