import {
  listCampaignTexts,
  saveCampaignText,
  type CampaignText,
} from '@marketplace/contract/care/campaign-texts'
import { offeredLanguages, type LanguageId } from '@marketplace/contract/platform/offered-languages'
import { useMemo, useState } from 'react'
import { ask, invalidate, useAnswer } from '../../office/answers.ts'
import { useCreate } from '../../office/keys/use-create.ts'
import { OfficeList } from '../../office/list/office-list.tsx'
import { actsColumn, agoColumn, dayColumn, historyAct, textColumn } from '../../office/list/row-columns.tsx'
import type { RowFilter } from '../../office/list/row-filters.ts'
import { officeCall } from '../../office/session/office-call.ts'
import { showFailure } from '../../office/show/failure-text.ts'
import { StatusDot } from '../../office/show/status-dot.tsx'
import type { Column } from '../../office/table/column.ts'
import { EmptyRows } from '../../office/table/empty-rows.tsx'
import { Button } from '../../ui/button.tsx'
import { languageTitle } from '../texts/text-words.ts'
import { purposeText } from './campaign-words.ts'
import { TextDialog } from './text-dialog.tsx'
import { purposeOf } from './text-form.ts'

const texts = ask('campaign-texts', listCampaignTexts, {})
const apart = ['tab']
const keyOf = ({ text_id }: CampaignText): number => text_id
const wordsIn = ({ words }: CampaignText, language: LanguageId): string => words.wordings[language].words
const searchText = (text: CampaignText): string =>
  [text.name, ...offeredLanguages.map((language) => wordsIn(text, language))].join(' ')
const channelText = ({ channel }: CampaignText): string => (channel === 'sms' ? 'SMS' : 'E-mail')
const partsText = ({ parts }: CampaignText): string | null =>
  parts === null ? null : offeredLanguages.map((language) => parts[language]).join(' / ')
const filters: readonly RowFilter<CampaignText>[] = [
  {
    key: 'channel',
    label: 'Channel',
    options: [
      { value: 'sms', label: 'SMS' },
      { value: 'email', label: 'E-mail' },
    ],
    of: ({ channel }) => channel,
  },
  {
    key: 'retired',
    label: 'State',
    options: [
      { value: '0', label: 'In use' },
      { value: '1', label: 'Retired' },
    ],
    of: ({ retired }) => String(retired),
  },
]
const none = (
  <EmptyRows text="No text here">
    Each text is written in English and Hindi and, as SMS, registered with the operators before it is sent.
  </EmptyRows>
)

const setRetired = async (text: CampaignText, retired: 0 | 1): Promise<void> => {
  const { text_id, version, name, channel, purpose, words } = text
  try {
    await officeCall(saveCampaignText, {
      body: { text_id, version, name, channel, purpose: purposeOf(purpose), words, retired },
    })
  } catch (failure) {
    showFailure(failure, 'The text was not changed')
  }
  invalidate('campaign-texts')
}

const columnsWith = (open: (text: CampaignText) => void): readonly Column<CampaignText>[] => [
  {
    key: 'name',
    title: 'Text',
    width: 220,
    sortBy: ({ name }) => name,
    exported: ({ name }) => name,
    cell: (text) => (
      <button
        type="button"
        aria-haspopup="dialog"
        className="max-w-full truncate text-start font-medium text-brand-ink underline-offset-2 hover:underline"
        onClick={() => open(text)}
      >
        {text.name}
      </button>
    ),
  },
  textColumn('channel', 'Channel', 88, channelText),
  textColumn('purpose', 'For what', 190, ({ purpose }) => purposeText(purpose)),
  {
    key: 'retired',
    title: 'State',
    width: 104,
    exported: ({ retired }) => (retired === 1 ? 'Retired' : 'In use'),
    cell: ({ retired }) => (
      <StatusDot tone={retired === 1 ? 'idle' : 'good'}>{retired === 1 ? 'Retired' : 'In use'}</StatusDot>
    ),
  },
  ...offeredLanguages.map((language) =>
    textColumn<CampaignText>(`words_${language}`, `In ${languageTitle(language)}`, 250, (text) =>
      wordsIn(text, language),
    ),
  ),
  textColumn('parts', `Parts (${offeredLanguages.map(languageTitle).join(' / ')})`, 170, partsText),
  dayColumn('valid_until', 'Holds until', ({ words }) => words.valid_until),
  textColumn('version', 'Version', 84, ({ version }) => String(version)),
  agoColumn('saved_at', 'Saved', ({ saved_at }) => saved_at),
  actsColumn<CampaignText>(
    ({ name }) => name,
    (text) => [
      { label: 'Edit…', run: () => open(text) },
      text.retired === 1
        ? { label: 'Use again', run: () => void setRetired(text, 0) }
        : { label: 'Retire', run: () => void setRetired(text, 1) },
      historyAct('campaign_text', text.text_id),
    ],
  ),
]

/** The texts of campaigns. */
export const TextsTab = () => {
  const [opened, setOpened] = useState<{ text: CampaignText | null } | null>(null)
  const { value, error, reload } = useAnswer(texts)
  const columns = useMemo(() => columnsWith((text) => setOpened({ text })), [])
  const openNew = (): void => setOpened({ text: null })
  useCreate('New text', openNew, value !== null)
  return (
    <>
      <OfficeList
        name="campaign-texts"
        views={null}
        apart={apart}
        label="Texts"
        of="texts"
        rows={value?.data ?? null}
        error={error}
        reload={reload}
        columns={columns}
        keyOf={keyOf}
        searchText={searchText}
        filters={filters}
        emptyText={none}
        atEnd={
          <Button kind="secondary" aria-haspopup="dialog" onClick={openNew}>
            New text
          </Button>
        }
      />
      {opened === null ? null : <TextDialog text={opened.text} onClose={() => setOpened(null)} />}
    </>
  )
}
