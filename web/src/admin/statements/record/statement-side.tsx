import type { PartnerStatementDetail } from '@marketplace/contract/money/partner-statements'
import { useUrlState } from '../../../office/table/use-url-state.ts'
import { SumsToBank } from '../../../office/statements/sums-to-bank.tsx'
import { Card } from '../../../ui/surfaces.tsx'
import { Term } from '../../help/term.tsx'
import { LineDetail } from './line-detail.tsx'
import { Payments } from './payments.tsx'

const defaults = { line: '' }

/** Of the paper that was made last: by its sum anybody can prove that it is unchanged. */
const FrozenText = ({ statement: { papers } }: { statement: PartnerStatementDetail }) => {
  const [last] = papers
  if (last === undefined) return null
  return (
    <p className="text-sm wrap-anywhere text-ink-soft">
      Frozen {last.format === 'pdf' ? 'PDF' : 'CSV'}, SHA-256 <span className="figures">{last.sha256}</span>
    </p>
  )
}

/** Beside the lines: from them to the bank, the payments, and the chosen line re-computed. */
export const StatementSide = ({ statement }: { statement: PartnerStatementDetail }) => {
  const [{ line }] = useUrlState(defaults)
  return (
    <aside aria-label="From lines to bank" className="grid gap-4">
      {line === '' ? null : <LineDetail key={line} statementId={statement.statement_id} line={line} />}
      <Card className="p-4">
        <h2 className="mb-2 flex items-center gap-1 text-base">
          <Term of="statement">From lines to bank</Term>
        </h2>
        <SumsToBank statement={statement} whose="Their" />
      </Card>
      {statement.payouts.length === 0 ? null : <Payments statement={statement} />}
      <FrozenText statement={statement} />
    </aside>
  )
}
