import { listMessageTexts, type MessageText } from '@marketplace/contract/customers/texts-office'
import { offeredLanguages } from '@marketplace/contract/platform/offered-languages'
import { useMemo, useState } from 'react'
import { ask, useAnswer } from '../../office/answers.ts'
import { OfficeList } from '../../office/list/office-list.tsx'
import { dayColumn, textColumn } from '../../office/list/row-columns.tsx'
import type { RowFilter } from '../../office/list/row-filters.ts'
import { RowButton } from '../../office/list/row-name.tsx'
import { StatusDot } from '../../office/show/status-dot.tsx'
import type { Column } from '../../office/table/data-table.tsx'
import { EmptyRows } from '../../office/table/empty-rows.tsx'
import { MessageDialog } from './message-dialog.tsx'
import { languageTitle } from './text-words.ts'

const apart = ['tab']
const channelNames = { sms: 'SMS', email: 'E-mail' } as const
const filters: readonly RowFilter<MessageText>[] = [
  {
    key: 'channel',
    label: 'By',
    options: Object.entries(channelNames).map(([value, label]) => ({ value, label })),
    of: ({ channel }) => channel,
  },
  {
    key: 'language',
    label: 'Language',
    options: offeredLanguages.map((value) => ({ value, label: languageTitle(value) })),
    of: ({ language }) => language,
  },
]
const none = <EmptyRows text="No message here">Clear the search and the filters.</EmptyRows>
const idsOf = ({ registrations }: MessageText): string =>
  registrations.map(({ template_id }) => template_id).join(', ')
const keyOf = ({ template, channel, language }: MessageText): string => `${template} ${channel} ${language}`
const searchText = ({ template, used_for, words }: MessageText): string => `${template} ${used_for} ${words}`

const columnsOf = (onOpen: (message: MessageText) => void): readonly Column<MessageText>[] => [
  {
    key: 'used_for',
    title: 'Message',
    width: 340,
    sortBy: ({ used_for }) => used_for,
    cell: (message) => <RowButton onOpen={() => onOpen(message)}>{message.used_for}</RowButton>,
  },
  textColumn('channel', 'By', 76, ({ channel }) => channelNames[channel]),
  textColumn('language', 'Language', 92, ({ language }) => languageTitle(language)),
  {
    key: 'registered',
    title: 'Template id',
    width: 200,
    exported: idsOf,
    cell: (message) => {
      if (message.channel === 'email') return '–'
      return message.registrations.length === 0 ? (
        <StatusDot tone="bad">not registered</StatusDot>
      ) : (
        idsOf(message)
      )
    },
  },
  {
    key: 'version',
    title: 'Version',
    width: 80,
    align: 'end',
    sortBy: ({ version }) => version,
    cell: ({ version }) => version,
  },
  dayColumn('since', 'Since', ({ since }) => since),
  textColumn('words', 'Words', 420, ({ words }) => words),
]

/** Every message as it is sent, by each way and in each language. */
export const MessageTexts = () => {
  const { value, error, reload } = useAnswer(ask('texts', listMessageTexts, {}))
  const [open, setOpen] = useState<MessageText | null>(null)
  const columns = useMemo(() => columnsOf(setOpen), [])
  return (
    <>
      <OfficeList
        name="message-texts"
        views="texts.messages"
        apart={apart}
        label="Messages"
        of="messages"
        rows={value?.data ?? null}
        error={error}
        reload={reload}
        columns={columns}
        keyOf={keyOf}
        searchText={searchText}
        filters={filters}
        emptyText={none}
      />
      {open === null ? null : <MessageDialog message={open} onClose={() => setOpen(null)} />}
    </>
  )
}
