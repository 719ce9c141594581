import { formatDate, tehranInstant } from '@jarchi/domain/calendar/jalali.ts';
import { LogoMark } from '@jarchi/ui/brand/Logo.tsx';
import { formatId } from '@jarchi/ui/format/format.ts';
import { uiFa } from '@jarchi/ui/ui.fa.ts';
import { runtimeConfig } from '#api/runtime-config.ts';
import type { Paper, PaperParty } from '#data/documents/documents.ts';
import { documentsFa } from '#features/documents/documents.fa.ts';
import { paperFa as fa } from './paper.fa.ts';

function Party({ title, party }: { title: string; party: PaperParty }) {
  const ids = [
    party.national_number && fa.pair(fa.national[party.account_type], formatId(party.national_number)),
    party.economic_number && fa.pair(fa.economic, formatId(party.economic_number)),
  ].filter((text) => text !== '');
  const address = [party.province, party.city, party.address_text].filter((text) => text !== '');
  const reach = [
    party.postal_code && fa.pair(fa.postal, formatId(party.postal_code)),
    party.phone && fa.pair(fa.phone, formatId(party.phone)),
  ].filter((text) => text !== '');
  return (
    <section className="min-w-0 break-inside-avoid">
      <h3 className="text-sm text-text-3">{title}</h3>
      <p className="text-md font-bold">{party.name === '' ? fa.unknown : party.name}</p>
      {[ids, address, reach].map(
        (parts, index) =>
          parts.length > 0 && (
            <p key={index} className="text-sm leading-6 text-text-2">
              {parts.join(index === 1 ? `${fa.comma} ` : ' · ')}
            </p>
          ),
      )}
    </section>
  );
}

/** The issuer, the kind, the number and the day; below them seller and buyer. */
export function PaperHead({ paper }: { paper: Paper }) {
  const day = paper.issued_at === null ? undefined : formatDate(Date.parse(paper.issued_at));
  const { brand } = runtimeConfig;
  return (
    <>
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-b-2 border-text pb-5">
        <div className="flex items-center gap-3">
          <LogoMark size={34} />
          <div>
            <p className="text-xl leading-7 font-extrabold">{brand.name || uiFa.brand}</p>
            <p className="text-sm text-text-2 max-sm:hidden">{fa.about}</p>
          </div>
        </div>
        <div>
          <h2 className="text-xl leading-7 font-bold">{documentsFa.kinds[paper.kind]}</h2>
          <p className="text-sm text-text-2">
            {paper.number === null
              ? documentsFa.unnumbered
              : day === undefined
                ? formatId(paper.number)
                : fa.numbered(formatId(paper.number), day)}
          </p>
          {paper.valid_until !== null && (
            <p className="text-sm text-text-2">{documentsFa.list.until(formatDate(tehranInstant(paper.valid_until, 12)))}</p>
          )}
        </div>
      </header>
      <div className="grid gap-x-10 gap-y-4 py-5 sm:grid-cols-2">
        <Party title={fa.seller} party={paper.seller} />
        <Party title={fa.buyer} party={paper.buyer} />
      </div>
    </>
  );
}
