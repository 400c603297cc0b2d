import { listMessageTexts, type MessageText } from '@marketplace/contract/customers/texts-office'
import { offeredLanguages } from '@marketplace/contract/platform/offered-languages'
import { useMemo, useState } from 'react'
import { ask, useAnswer } from '../../office/answers.ts'
import { dayText } from '../../office/show/day-text.ts'
import { StatusDot } from '../../office/show/status-dot.tsx'
import { DataTable, type Column } from '../../office/table/data-table.tsx'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { FilterSelect, TableToolbar } from '../../office/table/table-toolbar.tsx'
import { useUrlState } from '../../office/table/use-url-state.ts'
import { MessageDialog } from './message-dialog.tsx'
import { languageTitle } from './text-words.ts'

const defaults = { q: '', channel: '', language: '' }
const channelOptions = [
  { value: 'sms', label: 'SMS' },
  { value: 'email', label: 'E-mail' },
]
const languageOptions = offeredLanguages.map((value) => ({ value, label: languageTitle(value) }))
const keyOf = ({ template, channel, language }: MessageText): string => `${template} ${channel} ${language}`
const searchText = ({ template, used_for, words }: MessageText): string => `${template} ${used_for} ${words}`

const columnsOf = (onOpen: (message: MessageText) => void): readonly Column<MessageText>[] => [
  {
    key: 'used_for',
    title: 'Message',
    width: 340,
    cell: (message) => (
      <button
        type="button"
        aria-haspopup="dialog"
        title={message.used_for}
        className="max-w-full truncate text-start font-semibold underline underline-offset-4"
        onClick={() => onOpen(message)}
      >
        {message.used_for}
      </button>
    ),
  },
  { key: 'channel', title: 'By', width: 76, cell: ({ channel }) => (channel === 'sms' ? 'SMS' : 'E-mail') },
  { key: 'language', title: 'Language', width: 92, cell: ({ language }) => languageTitle(language) },
  {
    key: 'registered',
    title: 'Template id',
    width: 200,
    cell: ({ channel, registrations }) => {
      if (channel === 'email') return '–'
      if (registrations.length === 0) return <StatusDot tone="bad">not registered</StatusDot>
      return registrations.map(({ template_id }) => template_id).join(', ')
    },
  },
  { key: 'version', title: 'Version', width: 80, align: 'end', cell: ({ version }) => version },
  { key: 'since', title: 'Since', width: 110, cell: ({ since }) => dayText(since) },
  { key: 'words', title: 'Words', width: 420, cell: ({ words }) => words },
]

/** Every message as it is sent, by each way and in each language. */
export const MessageTexts = () => {
  const { value, error, reload } = useAnswer(ask('texts', listMessageTexts, {}))
  const [state, setState] = useUrlState(defaults)
  const [open, setOpen] = useState<MessageText | null>(null)
  const columns = useMemo(() => columnsOf(setOpen), [])
  const { channel, language } = state
  const filter = useMemo(
    () => (message: MessageText) =>
      (channel === '' || message.channel === channel) && (language === '' || message.language === language),
    [channel, language],
  )
  return (
    <>
      {error === null ? null : <ErrorState error={error} onRetry={reload} />}
      <TableToolbar label="messages" search={state.q} onSearch={(q) => setState({ q })}>
        <FilterSelect
          label="By"
          value={channel}
          options={channelOptions}
          onChange={(next) => setState({ channel: next })}
        />
        <FilterSelect
          label="Language"
          value={language}
          options={languageOptions}
          onChange={(next) => setState({ language: next })}
        />
      </TableToolbar>
      {value === null && error !== null ? null : (
        <DataTable
          label="Messages"
          columns={columns}
          rows={value?.data ?? null}
          keyOf={keyOf}
          loadingText="Loading texts..."
          search={state.q}
          searchText={searchText}
          filter={filter}
        />
      )}
      {open === null ? null : <MessageDialog message={open} onClose={() => setOpen(null)} />}
    </>
  )
}
