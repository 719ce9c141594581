import { TextField } from '@jarchi/ui/fields/TextField.tsx';
import { Link2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PartProps } from '#features/creatives/form-props.ts';
import { fieldsFa as fa } from './fields.fa.ts';
import { LinkCard } from './LinkCard.tsx';

/** The link of the content. */
export function LinkPart({ data, errorOf, onChange, onLeave, children }: PartProps & { children?: ReactNode }) {
  return (
    <section className="flex flex-col gap-4 py-5">
      <h2 className="text-lg font-bold">{fa.landing}</h2>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-2">
          <TextField
            size="lg"
            dir="ltr"
            inputMode="url"
            autoComplete="url"
            label={fa.link}
            name="content_link"
            optional
            placeholder="https://"
            hint={fa.linkHint}
            end={<Link2 aria-hidden size={18} />}
            value={data.content_link}
            onChange={(text) => onChange({ content_link: text.trim() })}
            onBlur={() => data.content_link !== '' && onLeave('content_link')}
            error={errorOf('content_link')}
          />
          <LinkCard link={data.content_link} />
        </div>
        <TextField
          size="lg"
          dir="ltr"
          label={fa.subdomain}
          name="content_customSubdomain"
          optional
          autoCapitalize="none"
          placeholder="autumn"
          hint={fa.subdomainHint}
          value={data.content_customSubdomain}
          onChange={(text) => onChange({ content_customSubdomain: text.trim() })}
          error={errorOf('content_customSubdomain')}
        />
        {data.media_type === 'INSTAGRAM' && (
          <TextField
            size="lg"
            dir="ltr"
            inputMode="url"
            label={fa.instagramAddress}
            name="content_instagramContentAddress"
            optional
            placeholder="https://www.instagram.com/p/"
            hint={fa.instagramAddressHint}
            value={data.content_instagramContentAddress}
            onChange={(text) => onChange({ content_instagramContentAddress: text.trim() })}
            onBlur={() => data.content_instagramContentAddress !== '' && onLeave('content_instagramContentAddress')}
            error={errorOf('content_instagramContentAddress')}
          />
        )}
      </div>
      {children}
    </section>
  );
}
