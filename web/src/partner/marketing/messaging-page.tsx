import type { OwnCreative } from '@marketplace/contract/partner-area/creatives'
import { useAnswer } from '../../office/answers.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { EmptyState, ErrorState } from '../../office/table/empty-state.tsx'
import { useUrlState } from '../../office/table/use-url-state.ts'
import { LinkButton } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Badge, Card, Notice } from '../../ui/surfaces.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { channelNames, chooseCreatives, productsOf, sendLink } from './choose-creatives.ts'
import { choiceDefaults, CreativeChoice } from './creative-choice.tsx'
import { CreativeFacts } from './creative-facts.tsx'
import { noteTake, ownCreatives } from './own-creatives.ts'

const MessageCard = ({ creative }: { creative: OwnCreative }) => {
  const { creative_id, channel, language, title, heading, text } = creative
  const name = `message-${creative_id}`
  const way = channel === 'whatsapp' ? 'whatsapp' : 'copy'
  return (
    <Card aria-labelledby={name} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={name} className="text-base">
          {title}
        </h3>
        {channel === null ? null : <Badge>{channelNames[channel]}</Badge>}
      </div>
      <div
        lang={language}
        className="grow rounded-surface border border-line-soft bg-canvas p-3 text-sm wrap-anywhere whitespace-pre-line select-all"
      >
        {heading === null ? null : <p className="mb-2 font-semibold">{heading}</p>}
        {text}
      </div>
      <CreativeFacts creative={creative} />
      <div className="-ms-4 flex flex-wrap gap-2">
        <CopyButton
          text={() => {
            void noteTake(creative, 'copy')
            return text
          }}
          copied="Message copied"
          failed="The browser does not let this page copy. Select the words and copy them."
        >
          Copy
          <span className="sr-only"> {title}</span>
        </CopyButton>
        {channel === null ? null : (
          <LinkButton
            kind="quiet"
            href={sendLink(creative)}
            target="_blank"
            rel="noopener noreferrer"
            onClick={() => void noteTake(creative, way)}
          >
            {channel === 'whatsapp' ? 'Share on WhatsApp' : `Open in ${channelNames[channel]}`}
            <span className="sr-only"> {title}</span>
          </LinkButton>
        )}
      </div>
    </Card>
  )
}

const Messages = ({ creatives }: { creatives: readonly OwnCreative[] }) => {
  const [choice, setChoice] = useUrlState(choiceDefaults)
  const messages = creatives.filter(({ format }) => format === 'message')
  const chosen = chooseCreatives(messages, choice)
  const groups = Map.groupBy(chosen, ({ product_type }) => product_type ?? 'Any product')
  return (
    <>
      <CreativeChoice {...choice} products={productsOf(messages)} onChange={setChoice} />
      {chosen.length === 0 ? (
        <EmptyState title="No message here">Choose another language or product.</EmptyState>
      ) : null}
      {Array.from(groups, ([product, group]) => (
        <section key={product} aria-label={product} className="mb-6">
          <h2 className="mb-2 text-base">{product}</h2>
          <div className="grid gap-4 md:grid-cols-2 min-[80rem]:grid-cols-3">
            {group.map((creative) => (
              <MessageCard key={creative.creative_id} creative={creative} />
            ))}
          </div>
        </section>
      ))}
    </>
  )
}

/** Wordings for WhatsApp, SMS and e-mail, with the partner's own link and today's rates in them. */
export const MessagingPage = () => {
  const { value, error, reload } = useAnswer(ownCreatives)
  return (
    <>
      <PageHeading
        title="Messaging content"
        back={{ to: '/partner/marketing-support', label: 'Back to Marketing support' }}
        text="Checked words in English and Hindi. Your link and the rates of today stand in them."
      />
      <Notice className="mb-4" title="To people who asked you, one by one">
        Messages to people who did not ask, and bulk SMS, are against TRAI&apos;s rules. Who says stop is not
        written to again.
      </Notice>
      {error === null ? null : <ErrorState error={error} onRetry={reload} />}
      {value === null ? (
        error === null && <Skeleton className="h-96" />
      ) : (
        <Messages creatives={value.data.creatives} />
      )}
    </>
  )
}
