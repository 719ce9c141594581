import { getCaptionLimit } from '@jarchi/domain/creatives/texts/captions.ts';
import { publishedFiles } from '@jarchi/domain/drafts/steps/content-step.ts';
import { getPublisherWord, isChannelPlatform } from '@jarchi/domain/platforms/platforms.ts';
import { HASHTAGS_MAX, MENTIONS_MAX } from '@jarchi/domain/validation/hashtags.ts';
import { Switch } from '@jarchi/ui/fields/Switch.tsx';
import { TextField } from '@jarchi/ui/fields/TextField.tsx';
import { TextDoctor } from '#features/text-doctor/public.ts';
import type { PartProps } from '#features/creatives/form-props.ts';
import { ChipsField } from './chips/ChipsField.tsx';
import { fieldsFa as fa } from './fields.fa.ts';
import { PageSuggestions } from './chips/PageSuggestions.tsx';
import { splitHashtags, splitMentions } from './chips/split-words.ts';
import { textDir } from './text-dir.ts';
import { HyperlinksField } from './HyperlinksField.tsx';

function captionHint({ media_type, content_type }: PartProps['data']): string {
  if (content_type === 'STORY') return fa.captionHint.story;
  return content_type === 'POST' ? fa.captionHint[getPublisherWord(media_type)] : '';
}

/** The text with its hashtags, mentions, tags, hyperlinks, and whether comments are open. */
export function WordsPart({ data, issues, errorOf, onChange }: PartProps) {
  const isInstagram = data.media_type === 'INSTAGRAM';
  const isBrief = data.campaign_type === 'INFLUENCE';
  const title = isBrief ? fa.captionSuggested : fa.caption[data.content_type];
  const of = (field: 'content_hashtags' | 'content_mentions' | 'content_tags') => ({
    name: field,
    value: data[field],
    issues: issues.filter((issue) => issue.field === field),
    error: errorOf(field),
    onChange: (value: readonly string[]) => onChange({ [field]: value }),
  });
  const pages = (label: string) =>
    isInstagram ? (text: string, pick: (word: string) => void) => <PageSuggestions text={text} label={label} onPick={pick} /> : undefined;
  return (
    <section className="flex flex-col gap-4 border-b py-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg font-bold">{title}</h2>
        {data.content_type === 'POST' && (
          <Switch
            label={fa.commentsOpen}
            isSelected={data.content_isCommentOpen}
            onChange={(content_isCommentOpen) => onChange({ content_isCommentOpen })}
          />
        )}
      </div>
      <TextDoctor
        name="content_caption"
        label={title}
        value={data.content_caption}
        onChange={(content_caption) => onChange({ content_caption })}
      >
        <TextField
          multiline
          rows={4}
          dir={textDir(data.content_caption)}
          label={title}
          isLabelHidden
          name="content_caption"
          placeholder={fa.captionExample}
          hint={captionHint(data)}
          value={data.content_caption}
          onChange={(content_caption) => onChange({ content_caption })}
          counterLimit={getCaptionLimit(data.media_type, publishedFiles(data).length > 0)}
          error={errorOf('content_caption')}
        />
      </TextDoctor>
      <div className="grid gap-4 md:grid-cols-2">
        <ChipsField
          {...of('content_hashtags')}
          label={fa.hashtags}
          optional={fa.hashtagsOptional}
          hint={fa.hashtagsHint}
          limit={HASHTAGS_MAX}
          split={splitHashtags}
        />
        <ChipsField
          {...of('content_mentions')}
          label={fa.mentions}
          hint={fa.mentionsHint}
          limit={MENTIONS_MAX}
          split={splitMentions}
          sign="@"
          dir="ltr"
          suggest={pages(fa.mentions)}
        />
        {isInstagram && (
          <ChipsField
            {...of('content_tags')}
            label={fa.tags}
            hint={fa.tagsHint}
            limit={MENTIONS_MAX}
            split={splitMentions}
            sign="@"
            dir="ltr"
            suggest={pages(fa.tags)}
          />
        )}
      </div>
      {isChannelPlatform(data.media_type) && <HyperlinksField data={data} issues={issues} onChange={onChange} />}
      {!isBrief && <MediaDescription data={data} errorOf={errorOf} onChange={onChange} />}
    </section>
  );
}

/** A description of the picture or film for the publisher. */
export function MediaDescription({ data, errorOf, onChange }: Pick<PartProps, 'data' | 'errorOf' | 'onChange'>) {
  return (
    <TextDoctor
      name="content_contentMediaDescription"
      label={fa.mediaDescription}
      value={data.content_contentMediaDescription}
      onChange={(content_contentMediaDescription) => onChange({ content_contentMediaDescription })}
    >
      <TextField
        multiline
        rows={2}
        dir={textDir(data.content_contentMediaDescription)}
        optional
        label={fa.mediaDescription}
        name="content_contentMediaDescription"
        hint={fa.mediaDescriptionHint}
        value={data.content_contentMediaDescription}
        error={errorOf('content_contentMediaDescription')}
        onChange={(content_contentMediaDescription) => onChange({ content_contentMediaDescription })}
      />
    </TextDoctor>
  );
}
