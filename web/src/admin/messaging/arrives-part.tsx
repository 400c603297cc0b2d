import type { CampaignText } from '@marketplace/contract/care/campaign-texts'
import type { CampaignRecord } from '@marketplace/contract/care/campaigns'
import { offeredLanguages, type LanguageId } from '@marketplace/contract/platform/offered-languages'
import { dayText } from '../../office/show/day-text.ts'
import { Card, Notice } from '../../ui/surfaces.tsx'
import { languageTitle } from '../texts/text-words.ts'
import { purposeText } from './campaign-words.ts'

const partsText = ({ parts }: CampaignText): string | null =>
  parts === null
    ? null
    : offeredLanguages.map((language) => `${parts[language]} in ${languageTitle(language)}`).join(', ')

const Message = ({ language, caption, text }: { language: LanguageId; caption: string; text: string }) => (
  <figure className="mb-4 rounded-surface border border-line p-3">
    <figcaption className="mb-2 text-center text-xs text-ink-soft">{caption}</figcaption>
    <p lang={language} className="rounded-control bg-canvas p-3 text-sm wrap-anywhere whitespace-pre-line">
      {text}
    </p>
  </figure>
)

/** What the operators know its words by. */
const registeredAs = ({ words }: CampaignText) => [
  ['Entity', words.entity_id] as const,
  ...offeredLanguages.map(
    (language) => [`Template, ${languageTitle(language)}`, words.wordings[language].dlt_template] as const,
  ),
]

/** The message as it arrives, and what stands behind it. */
export const ArrivesPart = ({ campaign: { text, arrives, planned_at } }: { campaign: CampaignRecord }) => {
  const { words } = text
  const facts = [
    ['Text', `${text.name}, version ${text.version}`],
    ['For what', purposeText(text.purpose)],
    ['By law', text.kind === 'promotional' ? 'Promotional' : 'Service'],
    ['Parts', partsText(text)],
    ...(text.channel === 'sms' ? registeredAs(text) : []),
    ['Agreed by', words.approved_by],
    ['Holds until', dayText(words.valid_until)],
    ['Written by', text.saved_by],
  ] as const
  return (
    <Card aria-labelledby="arrives">
      <h2 id="arrives" className="mb-3 text-base">
        As it arrives
      </h2>
      {arrives === null ? (
        <>
          <p className="mb-3 text-sm text-ink-soft">
            {planned_at === null
              ? 'Without its values, until there is a plan.'
              : 'Nobody gets it. These are the words without their values.'}
          </p>
          {offeredLanguages.map((language) => (
            <Message
              key={language}
              language={language}
              caption={words.wordings[language].subject ?? languageTitle(language)}
              text={words.wordings[language].words}
            />
          ))}
        </>
      ) : (
        <Message
          language={arrives.language}
          caption={arrives.header ?? arrives.subject ?? 'No header of the brand'}
          text={arrives.text}
        />
      )}
      <dl className="divide-y divide-line-soft text-sm">
        {facts.map(([label, value]) => (
          <div key={label} className="grid grid-cols-[6.5rem_1fr] gap-x-3 py-2">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="min-w-0 wrap-anywhere">{value || '–'}</dd>
          </div>
        ))}
      </dl>
      {words.valid_until === null ? null : (
        <Notice tone="warn" className="mt-3">
          After {dayText(words.valid_until)} this text is not sent.
        </Notice>
      )}
    </Card>
  )
}
