import type { CampaignRecord } from '@marketplace/contract/care/campaigns'
import { dayText } from '../../office/show/day-text.ts'
import { KeyValueList } from '../../office/show/key-value-list.tsx'
import { Card, Notice } from '../../ui/surfaces.tsx'
import { purposeText } from './campaign-words.ts'

const partsText = (parts: { en: number; hi: number } | null): string | null =>
  parts === null ? null : `${parts.en} in English, ${parts.hi} in Hindi`

/** The message as it arrives, and what stands behind it. */
export const ArrivesPart = ({ campaign: { text, arrives, planned_at } }: { campaign: CampaignRecord }) => {
  const { words } = text
  return (
    <Card aria-labelledby="arrives">
      <h2 id="arrives" className="mb-3 text-base">
        As it arrives
      </h2>
      {arrives === null ? (
        <p className="mb-3 text-sm text-ink-soft">
          {planned_at === null
            ? 'Seen here once there is a plan.'
            : 'Nobody gets it, so there is nothing to see.'}
        </p>
      ) : (
        <figure className="mb-4 rounded-surface border border-line p-3">
          <figcaption className="mb-2 text-center text-xs text-ink-soft">
            {arrives.header ?? arrives.subject ?? 'No header of the brand'}
          </figcaption>
          <p
            lang={arrives.language}
            className="rounded-control bg-sunken p-3 text-sm wrap-anywhere whitespace-pre-line"
          >
            {arrives.text}
          </p>
        </figure>
      )}
      <KeyValueList
        rows={[
          { key: 'text', label: 'Text', value: `${text.name}, version ${text.version}` },
          { key: 'for', label: 'For what', value: purposeText(text.purpose) },
          { key: 'kind', label: 'By law', value: text.kind === 'promotional' ? 'Promotional' : 'Service' },
          { key: 'parts', label: 'Parts', value: partsText(text.parts) },
          { key: 'approved', label: 'Agreed by', value: words.approved_by },
          { key: 'until', label: 'Holds until', value: dayText(words.valid_until) },
          { key: 'saved', label: 'Written by', value: text.saved_by },
        ]}
      />
      {words.valid_until === null ? null : (
        <Notice tone="warn" className="mt-3">
          After {dayText(words.valid_until)} this text is not sent.
        </Notice>
      )}
    </Card>
  )
}
