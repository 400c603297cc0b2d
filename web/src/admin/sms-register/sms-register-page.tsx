import { listDltTemplates, type DltTemplate } from '@marketplace/contract/customers/dlt'
import { listBrandsOffice } from '@marketplace/contract/office/brands-office'
import { useMemo, useState } from 'react'
import { ask, useAnswer } from '../../office/answers.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { StatusDot } from '../../office/show/status-dot.tsx'
import { DataTable, type Column } from '../../office/table/data-table.tsx'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { useUrlState } from '../../office/table/use-url-state.ts'
import { SelectField } from '../../ui/form/select-field.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { groupEntities } from './group-entities.ts'
import { classNamesOf, RegistrationDialog } from './registration-dialog.tsx'

const MOST_BRANDS = 200
const defaults = { entity: '' }

const columnsOf = (onOpen: (template: DltTemplate) => void): readonly Column<DltTemplate>[] => [
  {
    key: 'template',
    title: 'Text',
    width: 200,
    cell: (row) => (
      <button
        type="button"
        aria-haspopup="dialog"
        className="font-semibold underline underline-offset-4"
        onClick={() => onOpen(row)}
      >
        {row.template}
      </button>
    ),
  },
  { key: 'language', title: 'Language', width: 92, cell: ({ language }) => language },
  {
    key: 'template_id',
    title: 'Template id',
    width: 190,
    cell: ({ template_id }) =>
      template_id === null ? <StatusDot tone="bad">not registered</StatusDot> : template_id,
  },
  {
    key: 'class',
    title: 'Class',
    width: 200,
    cell: ({ class: of }) => (of === null ? '–' : classNamesOf[of]),
  },
  { key: 'words', title: 'Words', width: 460, cell: ({ text }) => text },
]
const keyOf = ({ template, language }: DltTemplate): string => `${template} ${language}`

const Templates = ({ entityId }: { entityId: string }) => {
  const { value, error, reload } = useAnswer(
    ask('dlt-templates', listDltTemplates, { query: { entity_id: entityId } }),
  )
  const [open, setOpen] = useState<DltTemplate | null>(null)
  const columns = useMemo(() => columnsOf(setOpen), [])
  const missing = value?.data.filter(({ template_id }) => template_id === null).length ?? 0
  return (
    <>
      {error === null ? null : <ErrorState error={error} onRetry={reload} />}
      {missing === 0 ? null : (
        <Notice tone="warn" className="mb-3">
          {missing} texts are not registered: production does not send them.
        </Notice>
      )}
      {value === null && error !== null ? null : (
        <DataTable
          label="SMS texts"
          columns={columns}
          rows={value?.data ?? null}
          keyOf={keyOf}
          loadingText="Loading texts..."
        />
      )}
      {open === null ? null : (
        <RegistrationDialog entityId={entityId} template={open} onClose={() => setOpen(null)} />
      )}
    </>
  )
}

/** What our SMS are registered as with the operators (TRAI TCCCPR 2018), by principal entity. */
export const SmsRegisterPage = () => {
  const [state, setState] = useUrlState(defaults)
  const { value, error, reload } = useAnswer(
    ask('brands', listBrandsOffice, { query: { page: 1, page_size: MOST_BRANDS } }),
  )
  const { entities, without } = groupEntities(value?.data ?? [])
  const entityId = entities.find(({ id }) => id === state.entity)?.id ?? entities[0]?.id
  return (
    <>
      <PageHeading
        title="SMS register"
        text="Each brand sends under its principal entity and header (Brands); each text under the id it was registered with."
      />
      {error === null ? null : <ErrorState error={error} onRetry={reload} />}
      {without.length === 0 ? null : (
        <Notice tone="warn" className="mb-3">
          Without entity and header, production sends no SMS for: {without.join(', ')}. Enter them under
          Brands.
        </Notice>
      )}
      {entityId === undefined ? null : (
        <>
          <SelectField
            className="mb-3 max-w-text"
            label="Principal entity"
            options={entities.map(({ id, brands }) => ({ value: id, label: `${id}: ${brands.join(', ')}` }))}
            value={entityId}
            onChange={({ target }) => setState({ entity: target.value })}
          />
          <Templates key={entityId} entityId={entityId} />
        </>
      )}
    </>
  )
}
