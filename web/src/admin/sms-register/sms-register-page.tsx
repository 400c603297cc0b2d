import { listDltTemplates, type DltTemplate } from '@marketplace/contract/customers/dlt'
import { offeredLanguages } from '@marketplace/contract/platform/offered-languages'
import { listBrandsOffice } from '@marketplace/contract/office/brands-office'
import { useMemo, useState } from 'react'
import { ask, useAnswer } from '../../office/answers.ts'
import type { ListFilter } from '../../office/list/list-filters.ts'
import { OfficeList } from '../../office/list/office-list.tsx'
import { actsColumn, textColumn } from '../../office/list/row-columns.tsx'
import type { RowFilter } from '../../office/list/row-filters.ts'
import { RowButton } from '../../office/list/row-name.tsx'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { StatusDot } from '../../office/show/status-dot.tsx'
import type { Column } from '../../office/table/data-table.tsx'
import { EmptyRows } from '../../office/table/empty-rows.tsx'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { useUrlState } from '../../office/table/use-url-state.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { entityLine, groupEntities } from './group-entities.ts'
import { classNamesOf, RegistrationDialog } from './registration-dialog.tsx'
import { RevocationsDialog } from './revocations-dialog.tsx'

const MOST_BRANDS = 200
const defaults = { entity: '' }

const columnsOf = (onOpen: (template: DltTemplate) => void): readonly Column<DltTemplate>[] => [
  {
    key: 'template',
    title: 'Text',
    width: 200,
    sortBy: ({ template }) => template,
    cell: (row) => <RowButton onOpen={() => onOpen(row)}>{row.template}</RowButton>,
  },
  textColumn('language', 'Language', 92, ({ language }) => language),
  {
    key: 'template_id',
    title: 'Template id',
    width: 190,
    sortBy: ({ template_id }) => template_id,
    cell: ({ template_id }) => template_id ?? <StatusDot tone="bad">not registered</StatusDot>,
  },
  textColumn('class', 'Class', 200, ({ class: of }) => (of === null ? null : classNamesOf[of])),
  textColumn('words', 'Words', 460, ({ text }) => text),
  actsColumn(
    ({ template, language }) => `${template}, ${language}`,
    (row) => [{ label: 'Registration…', run: () => onOpen(row) }],
  ),
]
const apart = ['entity']
const languages = offeredLanguages.map((value) => ({ value, label: value }))
const filters: readonly RowFilter<DltTemplate>[] = [
  {
    key: 'registered',
    label: 'Registered',
    options: [
      { value: '1', label: 'yes' },
      { value: '0', label: 'no' },
    ],
    of: ({ template_id }) => (template_id === null ? '0' : '1'),
  },
  { key: 'language', label: 'Language', options: languages, of: ({ language }) => language },
]
const searchText = ({ template, template_id, text }: DltTemplate): string =>
  [template, template_id, text].join(' ')
const none = <EmptyRows text="No text here">Clear the search and the filters.</EmptyRows>
const keyOf = ({ template, language }: DltTemplate): string => `${template} ${language}`

const Templates = ({ entityId, chips }: { entityId: string; chips: readonly ListFilter[] }) => {
  const { value, error, reload } = useAnswer(
    ask('dlt-templates', listDltTemplates, { query: { entity_id: entityId } }),
  )
  const [open, setOpen] = useState<DltTemplate | null>(null)
  const columns = useMemo(() => columnsOf(setOpen), [])
  const missing = value?.data.filter(({ template_id }) => template_id === null).length ?? 0
  return (
    <>
      <OfficeList
        name="sms-register"
        label="SMS texts"
        of="texts"
        apart={apart}
        chips={chips}
        rows={value?.data ?? null}
        error={error}
        reload={reload}
        columns={columns}
        keyOf={keyOf}
        searchText={searchText}
        filters={filters}
        emptyText={none}
      >
        {missing === 0 ? null : (
          <Notice tone="warn" className="mb-3">
            {missing} {missing === 1 ? 'text is' : 'texts are'} not registered: production does not send{' '}
            {missing === 1 ? 'it' : 'them'}.
          </Notice>
        )}
      </OfficeList>
      {open === null ? null : (
        <RegistrationDialog entityId={entityId} template={open} onClose={() => setOpen(null)} />
      )}
    </>
  )
}

/** What our SMS are registered as with the operators (TRAI TCCCPR 2018), by principal entity. */
export const SmsRegisterPage = () => {
  const [state, setState] = useUrlState(defaults)
  const [isImporting, setImporting] = useState(false)
  const { value, error, reload } = useAnswer(
    ask('brands', listBrandsOffice, { query: { page: 1, page_size: MOST_BRANDS } }),
  )
  const { entities, without } = groupEntities(value?.data ?? [])
  const entityId = entities.find(({ id }) => id === state.entity)?.id ?? entities[0]?.id
  return (
    <>
      <PageHeading
        title="SMS register"
        actions={
          <Button kind="secondary" onClick={() => setImporting(true)}>
            Operators’ revocations…
          </Button>
        }
        text="Each brand sends under its principal entity and header (Brands); each text under the id it was registered with."
      />
      {isImporting ? <RevocationsDialog onClose={() => setImporting(false)} /> : null}
      {error === null ? null : <ErrorState error={error} onRetry={reload} />}
      {without.length === 0 ? null : (
        <Notice tone="warn" className="mb-3">
          Without entity and header, production sends no SMS for: {without.join(', ')}. Enter them under
          Brands.
        </Notice>
      )}
      {entityId === undefined ? null : (
        <Templates
          key={entityId}
          entityId={entityId}
          chips={[
            {
              key: 'entity',
              label: 'Principal entity',
              anyLabel: null,
              isFixed: true,
              options: entities.map((entity) => ({ value: entity.id, label: entityLine(entity) })),
              value: entityId,
              onChange: (entity) => setState({ entity }),
            },
          ]}
        />
      )}
    </>
  )
}
