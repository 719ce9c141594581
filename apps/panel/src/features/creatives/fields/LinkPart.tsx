import { findDomain } from '@jarchi/domain/text/web-address.ts';
import { TextField } from '@jarchi/ui/fields/TextField.tsx';
import { Link2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PartProps } from '#features/creatives/form-props.ts';
import { fieldsFa as fa } from './fields.fa.ts';
import { LinkCard } from './LinkCard.tsx';
import { LinkField } from './LinkField.tsx';

/** The link of the content. */
export function LinkPart({ data, errorOf, onChange, onLeave, children }: PartProps & { children?: ReactNode }) {
  const domain = findDomain(data.content_link);
  const label = data.content_customSubdomain;
  return (
    <section className="flex flex-col gap-4 py-5">
      <h2 className="text-lg font-bold">{fa.landing}</h2>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-2">
          <LinkField
            size="lg"
            autoComplete="url"
            label={fa.link}
            name="content_link"
            optional
            placeholder="https://"
            hint={fa.linkHint}
            end={<Link2 aria-hidden size={18} />}
            value={data.content_link}
            onChange={(content_link) => onChange({ content_link })}
            onLeave={() => onLeave('content_link')}
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
          hint={domain && label !== '' ? fa.subdomainWhole(`${label}.${domain}`) : fa.subdomainHint}
          start={domain && <bdi dir="ltr">.{domain}</bdi>}
          value={data.content_customSubdomain}
          onChange={(text) => onChange({ content_customSubdomain: text.trim() })}
          error={errorOf('content_customSubdomain')}
        />
        {data.media_type === 'INSTAGRAM' && (
          <LinkField
            size="lg"
            label={fa.instagramAddress}
            name="content_instagramContentAddress"
            optional
            placeholder="https://www.instagram.com/p/"
            hint={fa.instagramAddressHint}
            value={data.content_instagramContentAddress}
            onChange={(content_instagramContentAddress) => onChange({ content_instagramContentAddress })}
            onLeave={() => onLeave('content_instagramContentAddress')}
            error={errorOf('content_instagramContentAddress')}
          />
        )}
      </div>
      {children}
    </section>
  );
}
