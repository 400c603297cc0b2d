import {
  CertificateNumber,
  listDeletions,
  type DeletionCause,
  type DoneDeletion,
} from '@marketplace/contract/rights/deletions'
import { useState, type SubmitEvent } from 'react'
import { useNavigate } from '../../router/router.tsx'
import { ask, readAll, useAnswer } from '../../office/answers.ts'
import { listFilters } from '../../office/list/list-filters.ts'
import { PagedList } from '../../office/list/paged-list.tsx'
import { agoColumn, textColumn } from '../../office/list/row-columns.tsx'
import { RowLink } from '../../office/list/row-name.tsx'
import { pageFrom } from '../../office/shell/page-from.ts'
import type { Column } from '../../office/table/data-table.tsx'
import { EmptyRows } from '../../office/table/empty-rows.tsx'
import { useUrlState } from '../../office/table/use-url-state.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { causeChoices, causeWords, referenceText } from './deletion-words.ts'

const PAGE_SIZE = 50
const defaults = { page: '1', cause: '' }
const choices = [{ key: 'cause', label: 'Cause', options: causeChoices }] as const
const pathOf = ({ certificate }: DoneDeletion): string =>
  `/admin/customer-info-deletion/certificates/${certificate}`
const keyOf = ({ certificate }: DoneDeletion): string => certificate
const byOf = ({ by_name, approved_by }: DoneDeletion): string | null =>
  by_name === null ? null : [by_name, approved_by].filter((name) => name !== null).join(', ')
const none = <EmptyRows text="Nobody was deleted">Every deletion stands here with its certificate.</EmptyRows>

const columns: readonly Column<DoneDeletion>[] = [
  {
    key: 'certificate',
    title: 'Certificate',
    width: 140,
    exported: keyOf,
    cell: (row) => <RowLink to={pathOf(row)}>{row.certificate}</RowLink>,
  },
  agoColumn('day', 'Deleted', ({ deleted_at }) => deleted_at),
  textColumn('cause', 'Cause', 200, ({ cause }) => (cause === null ? null : causeWords[cause])),
  textColumn('reference', 'Asked by', 200, ({ reference }) =>
    reference === null ? null : referenceText(reference),
  ),
  textColumn('by', 'Staff', 130, byOf),
  textColumn('brand', 'Brand', 110, ({ brand_name }) => brand_name),
  {
    key: 'lenders',
    title: 'Lenders told',
    width: 110,
    align: 'end',
    sortBy: ({ lenders }) => lenders,
    cell: ({ lenders }) => lenders,
  },
]

/** Opens the certificate of a number that somebody has in hand. */
const FindCertificate = () => {
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string | undefined>()
  const open = (event: SubmitEvent): void => {
    event.preventDefault()
    const certificate = typed.trim().toUpperCase()
    const isOne = CertificateNumber.safeParse(certificate).success
    setError(isOne ? undefined : 'A certificate is D- and eight characters, as D-4F7K-92QM')
    if (isOne) navigate(`/admin/customer-info-deletion/certificates/${certificate}`)
  }
  return (
    <search>
      <form noValidate onSubmit={open} className="mb-4 flex flex-wrap items-start gap-3">
        <TextField
          label="Number of a certificate"
          className="min-w-56"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          error={error}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" kind="secondary" className="sm:mt-6">
          Open it
        </Button>
      </form>
    </search>
  )
}

/** Every deletion that is done, the newest first; none of them names anybody. */
export const DoneDeletions = () => {
  const [state, setState] = useUrlState(defaults)
  const page = pageFrom(state.page)
  const query = state.cause === '' ? {} : { cause: state.cause as DeletionCause }
  const { value, error, reload } = useAnswer(
    ask('deletions', listDeletions, { query: { ...query, page, page_size: PAGE_SIZE } }),
  )
  return (
    <>
      <FindCertificate />
      <PagedList
        name="deletions"
        label="Deletions"
        of="deletions"
        views={null}
        value={value}
        error={error}
        reload={reload}
        columns={columns}
        keyOf={keyOf}
        pathOf={pathOf}
        filters={listFilters(choices, state, (changes) => setState({ ...changes, page: '1' }))}
        emptyText={none}
        page={page}
        pageSize={PAGE_SIZE}
        onPage={(next) => setState({ page: String(next) })}
        readAll={() => readAll(listDeletions, { query })}
      />
    </>
  )
}
