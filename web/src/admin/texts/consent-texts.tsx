import { listAllConsentTexts, type ConsentTextVersion } from '@marketplace/contract/customers/texts-office'
import { IconPlus } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { ask, useAnswer } from '../../office/answers.ts'
import { StatusDot } from '../../office/show/status-dot.tsx'
import { DataTable, type Column } from '../../office/table/data-table.tsx'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { FilterSelect, TableToolbar } from '../../office/table/table-toolbar.tsx'
import { useUrlState } from '../../office/table/use-url-state.ts'
import { Button } from '../../ui/button.tsx'
import { ConsentDialog } from './consent-dialog.tsx'
import { PlanDialog } from './plan-dialog.tsx'
import { consentTitle, languageTitle, sinceText, stateWords } from './text-words.ts'

const defaults = { q: '', state: '' }
const stateOptions = Object.entries(stateWords).map(([value, { words }]) => ({ value, label: words }))
const keyOf = ({ purpose, product_type, language, version }: ConsentTextVersion): string =>
  `${purpose} ${product_type ?? ''} ${language} ${version}`
const searchText = (text: ConsentTextVersion): string => `${consentTitle(text)} ${text.text}`

const columnsOf = (onOpen: (text: ConsentTextVersion) => void): readonly Column<ConsentTextVersion>[] => [
  {
    key: 'consent',
    title: 'Consent',
    width: 300,
    cell: (text) => (
      <button
        type="button"
        aria-haspopup="dialog"
        title={consentTitle(text)}
        className="max-w-full truncate text-start font-semibold underline underline-offset-4"
        onClick={() => onOpen(text)}
      >
        {consentTitle(text)}
      </button>
    ),
  },
  { key: 'language', title: 'Language', width: 92, cell: ({ language }) => languageTitle(language) },
  { key: 'version', title: 'Version', width: 110, cell: ({ version }) => version },
  { key: 'since', title: 'Since', width: 130, cell: sinceText },
  {
    key: 'state',
    title: 'State',
    width: 110,
    cell: ({ state }) => <StatusDot tone={stateWords[state].tone}>{stateWords[state].words}</StatusDot>,
  },
  { key: 'words', title: 'Words', width: 420, cell: ({ text }) => text },
]

/** Every notice and consent in every version. */
export const ConsentTexts = () => {
  const { value, error, reload } = useAnswer(ask('texts', listAllConsentTexts, {}))
  const [state, setState] = useUrlState(defaults)
  const [open, setOpen] = useState<ConsentTextVersion | 'plan' | null>(null)
  const columns = useMemo(() => columnsOf(setOpen), [])
  const texts = value?.data.texts ?? null
  const filter = useMemo(
    () => (text: ConsentTextVersion) => state.state === '' || text.state === state.state,
    [state.state],
  )
  return (
    <>
      {error === null ? null : <ErrorState error={error} onRetry={reload} />}
      <TableToolbar label="consents" search={state.q} onSearch={(q) => setState({ q })}>
        <FilterSelect
          label="State"
          value={state.state}
          options={stateOptions}
          onChange={(next) => setState({ state: next })}
        />
        <Button
          aria-haspopup="dialog"
          className="ms-auto"
          disabled={texts === null}
          onClick={() => setOpen('plan')}
        >
          <IconPlus aria-hidden="true" className="size-5" />
          Plan new words
        </Button>
      </TableToolbar>
      {texts === null && error !== null ? null : (
        <DataTable
          label="Notices and consents"
          columns={columns}
          rows={texts}
          keyOf={keyOf}
          loadingText="Loading texts..."
          search={state.q}
          searchText={searchText}
          filter={filter}
        />
      )}
      {open === 'plan' && texts !== null ? <PlanDialog texts={texts} onClose={() => setOpen(null)} /> : null}
      {open === null || open === 'plan' ? null : (
        <ConsentDialog version={open} onClose={() => setOpen(null)} />
      )}
    </>
  )
}
