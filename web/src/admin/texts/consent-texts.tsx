import { listAllConsentTexts, type ConsentTextVersion } from '@marketplace/contract/customers/texts-office'
import { offeredLanguages } from '@marketplace/contract/platform/offered-languages'
import { IconPlus } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { ask, useAnswer } from '../../office/answers.ts'
import { OfficeList } from '../../office/list/office-list.tsx'
import { textColumn } from '../../office/list/row-columns.tsx'
import type { RowFilter } from '../../office/list/row-filters.ts'
import { RowButton } from '../../office/list/row-name.tsx'
import { StatusDot } from '../../office/show/status-dot.tsx'
import type { Column } from '../../office/table/data-table.tsx'
import { EmptyRows } from '../../office/table/empty-rows.tsx'
import { Button } from '../../ui/button.tsx'
import { ConsentDialog } from './consent-dialog.tsx'
import { PlanDialog } from './plan-dialog.tsx'
import { consentTitle, languageTitle, sinceText, stateWords } from './text-words.ts'

const apart = ['tab']
const filters: readonly RowFilter<ConsentTextVersion>[] = [
  {
    key: 'state',
    label: 'State',
    options: Object.entries(stateWords).map(([value, { words }]) => ({ value, label: words })),
    of: ({ state }) => state,
  },
  {
    key: 'language',
    label: 'Language',
    options: offeredLanguages.map((value) => ({ value, label: languageTitle(value) })),
    of: ({ language }) => language,
  },
]
const none = <EmptyRows text="No text here">Clear the search and the filters.</EmptyRows>
const keyOf = ({ purpose, product_type, language, version }: ConsentTextVersion): string =>
  `${purpose} ${product_type ?? ''} ${language} ${version}`
const searchText = (text: ConsentTextVersion): string => `${consentTitle(text)} ${text.text}`

const columnsOf = (onOpen: (text: ConsentTextVersion) => void): readonly Column<ConsentTextVersion>[] => [
  {
    key: 'consent',
    title: 'Consent',
    width: 300,
    sortBy: consentTitle,
    cell: (text) => <RowButton onOpen={() => onOpen(text)}>{consentTitle(text)}</RowButton>,
  },
  textColumn('language', 'Language', 92, ({ language }) => languageTitle(language)),
  textColumn('version', 'Version', 110, ({ version }) => version),
  { key: 'since', title: 'Since', width: 130, cell: sinceText },
  {
    key: 'state',
    title: 'State',
    width: 110,
    sortBy: ({ state }) => stateWords[state].words,
    cell: ({ state }) => <StatusDot tone={stateWords[state].tone}>{stateWords[state].words}</StatusDot>,
  },
  textColumn('words', 'Words', 420, ({ text }) => text),
]

/** Every notice and consent in every version. */
export const ConsentTexts = () => {
  const { value, error, reload } = useAnswer(ask('texts', listAllConsentTexts, {}))
  const [open, setOpen] = useState<ConsentTextVersion | 'plan' | null>(null)
  const columns = useMemo(() => columnsOf(setOpen), [])
  const texts = value?.data.texts ?? null
  return (
    <>
      <p className="mb-3 flex justify-end">
        <Button aria-haspopup="dialog" disabled={texts === null} onClick={() => setOpen('plan')}>
          <IconPlus aria-hidden="true" className="size-5" />
          Plan new words
        </Button>
      </p>
      <OfficeList
        name="consent-texts"
        views="texts.consents"
        apart={apart}
        label="Notices and consents"
        of="consents"
        rows={texts}
        error={error}
        reload={reload}
        columns={columns}
        keyOf={keyOf}
        searchText={searchText}
        filters={filters}
        emptyText={none}
      />
      {open === 'plan' && texts !== null ? <PlanDialog texts={texts} onClose={() => setOpen(null)} /> : null}
      {open === null || open === 'plan' ? null : (
        <ConsentDialog version={open} onClose={() => setOpen(null)} />
      )}
    </>
  )
}
