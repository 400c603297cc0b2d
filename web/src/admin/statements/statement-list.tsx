import {
  listPartnerStatements,
  statementStates,
  type PartnerStatement,
} from '@marketplace/contract/money/partner-statements'
import { IconCheck, IconEye } from '@tabler/icons-react'
import { useCallback, useMemo, useState } from 'react'
import { readAll, useAnswer, type Question } from '../../office/answers.ts'
import { BulkBar } from '../../office/list/bulk-bar.tsx'
import { OfficeList } from '../../office/list/office-list.tsx'
import type { ListFilter } from '../../office/list/list-filters.ts'
import type { RowAct } from '../../office/list/row-menu.tsx'
import type { RowFilter } from '../../office/list/row-filters.ts'
import { stateLooks } from '../../office/statements/statement-words.ts'
import { EmptyRows } from '../../office/table/empty-rows.tsx'
import { BulkStatements, canAct, type BulkAct } from './bulk-statements.tsx'
import { statementColumns, statementPath } from './statement-columns.tsx'

const keyOf = ({ statement_id }: PartnerStatement): number => statement_id
const searchText = ({ number, partner_name }: PartnerStatement): string => `${number} ${partner_name}`
const filters: readonly RowFilter<PartnerStatement>[] = [
  {
    key: 'state',
    label: 'State',
    options: statementStates.map((state) => ({ value: state, label: stateLooks[state].label })),
    of: ({ state }) => state,
  },
]
const apart = ['tab'] as const
const none = (
  <EmptyRows text="No statement here">
    Make the drafts of a month, or choose another month and filter.
  </EmptyRows>
)
/** Every statement of a month, or of all. */
const everyStatement = (month: string): Question<readonly PartnerStatement[]> => ({
  queryKey: ['partner-statements', listPartnerStatements.path, month],
  queryFn: () => readAll(listPartnerStatements, { query: month === '' ? {} : { month } }),
})
const acts = [
  { act: 'show', label: 'Show…', icon: IconEye },
  { act: 'approve', label: 'Approve…', icon: IconCheck },
] as const

interface StatementListProps {
  /** YYYY-MM, or empty for all. */
  month: string
  chips: readonly ListFilter[]
  /** A day in India. */
  today: string
}

/** Statements of partners, the newest month first; several of them are shown or approved at once. */
export const StatementList = ({ month, chips, today }: StatementListProps) => {
  const { value, error, reload } = useAnswer(everyStatement(month))
  const [bulk, setBulk] = useState<{ act: BulkAct; chosen: readonly PartnerStatement[] } | null>(null)
  const columns = useMemo(
    () =>
      statementColumns(today, (statement): readonly RowAct[] =>
        acts.flatMap(({ act, label }) =>
          canAct(act, statement, today) ? [{ label, run: () => setBulk({ act, chosen: [statement] }) }] : [],
        ),
      ),
    [today],
  )
  const bar = useCallback(
    (chosen: readonly PartnerStatement[], clear: () => void, unseen: number) => (
      <BulkBar count={chosen.length} unseen={unseen} onClear={clear}>
        {acts.map(({ act, label, icon: Icon }) => (
          <button
            key={act}
            type="button"
            aria-haspopup="dialog"
            className="bulk-act"
            onClick={() => setBulk({ act, chosen })}
          >
            <Icon aria-hidden="true" className="size-4" />
            {label}
          </button>
        ))}
      </BulkBar>
    ),
    [],
  )
  return (
    <>
      <OfficeList
        name="statements"
        label="Statements"
        of="statements"
        apart={apart}
        rows={value}
        error={error}
        reload={reload}
        columns={columns}
        keyOf={keyOf}
        pathOf={statementPath}
        searchText={searchText}
        filters={filters}
        chips={chips}
        emptyText={none}
        bulk={bar}
      />
      {bulk === null ? null : (
        <BulkStatements act={bulk.act} chosen={bulk.chosen} today={today} onClose={() => setBulk(null)} />
      )}
    </>
  )
}
