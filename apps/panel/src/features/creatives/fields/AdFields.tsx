import { findAdTextLimits, type AdTextLimits } from '@jarchi/domain/creatives/texts/ad-texts.ts';
import { getAdFields } from '@jarchi/domain/drafts/steps/ad-content.ts';
import { TextField } from '@jarchi/ui/fields/TextField.tsx';
import { Link2 } from 'lucide-react';
import { TextDoctor } from '#features/text-doctor/public.ts';
import type { PartProps } from '#features/creatives/form-props.ts';
import { fieldsFa as fa } from './fields.fa.ts';
import { LinkCard } from './LinkCard.tsx';
import { LinkField } from './LinkField.tsx';
import { textDir } from './text-dir.ts';

const TEXTS = {
  title: { label: fa.adTitle, placeholder: fa.adTitleExample },
  description: { label: fa.adDescription, placeholder: fa.adDescriptionExample },
  button: { label: fa.buttonLabel, placeholder: fa.buttonExample },
} as const;

/** The texts of a network's ad, each with the number of characters left. */
export function AdFields({ data, errorOf, onChange, onLeave }: PartProps) {
  const limits = findAdTextLimits(data.media_type, data.content_type);
  if (!limits) return null;
  const fields = getAdFields(limits);
  const part = (name: keyof AdTextLimits) => {
    const field = fields[name];
    return (
      <TextDoctor name={field} label={TEXTS[name].label} value={data[field]} onChange={(text) => onChange({ [field]: text })}>
        <TextField
          {...TEXTS[name]}
          dir={textDir(data[field])}
          name={field}
          kind={name === 'description' ? 'long' : 'short'}
          multiline={name === 'description' && limits.description > 100}
          rows={3}
          value={data[field]}
          counterLimit={limits[name]}
          error={errorOf(field)}
          onChange={(text) => onChange({ [field]: text })}
        />
      </TextDoctor>
    );
  };
  return (
    <section className="flex flex-col gap-4 py-5">
      <h2 className="text-lg font-bold">{fa.adTexts}</h2>
      {part('title')}
      {part('description')}
      <div className="grid gap-4 md:grid-cols-2">
        {part('button')}
        <div className="flex min-w-0 flex-col gap-2">
          <LinkField
            autoComplete="url"
            label={fa.buttonLink}
            name="button_link"
            placeholder="https://"
            end={<Link2 aria-hidden size={18} />}
            value={data.button_link}
            error={errorOf('button_link')}
            onChange={(button_link) => onChange({ button_link })}
            onLeave={() => onLeave('button_link')}
          />
          <LinkCard link={data.button_link} />
        </div>
      </div>
    </section>
  );
}
