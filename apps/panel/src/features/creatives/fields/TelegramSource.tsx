import { isForwarded } from '@jarchi/domain/drafts/steps/content-step.ts';
import { Segmented } from '@jarchi/ui/actions/Segmented.tsx';
import type { PartProps } from '#features/creatives/form-props.ts';
import { fieldsFa as fa } from './fields.fa.ts';
import { LinkField } from './LinkField.tsx';

/** Chooses between a new post and a post of the advertiser's channel that publishers forward. The fields of the other choice keep their values. */
export function TelegramSource({ data, errorOf, onChange, onLeave }: PartProps) {
  return (
    <section className="flex flex-col gap-4 border-b py-5">
      <h2 className="text-lg font-bold">{fa.telegramSource}</h2>
      <Segmented
        label={fa.telegramSource}
        value={data.is_telegram_forward_post}
        onChange={(is_telegram_forward_post) => onChange({ is_telegram_forward_post })}
        options={[
          { value: 'false', label: fa.ownContent },
          { value: 'true', label: fa.forward },
        ]}
        className="self-start"
      />
      {isForwarded(data) && (
        <LinkField
          size="lg"
          label={fa.telegramAddress}
          name="content_telegram_content_address"
          placeholder="https://t.me/channel/123"
          hint={fa.telegramAddressHint}
          value={data.content_telegram_content_address}
          onChange={(content_telegram_content_address) => onChange({ content_telegram_content_address })}
          onLeave={() => onLeave('content_telegram_content_address')}
          error={errorOf('content_telegram_content_address')}
        />
      )}
    </section>
  );
}
