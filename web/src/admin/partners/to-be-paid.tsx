import { staffPages } from '@marketplace/contract/office/staff-pages'
import { getMerchant } from '@marketplace/contract/partner-area/merchants'
import type { Role } from '@marketplace/contract/platform/call'
import { Link } from '../../router/link.tsx'
import { ask, useAnswer } from '../../office/answers.ts'
import { useOfficeSession } from '../../office/session/office-session.ts'
import { decodeRole } from '../../office/session/role-code.ts'
import { formatRupees } from '../../office/show/format-rupees.ts'

/** The page that lists what every partner is owed. */
const mayAsk: readonly (Role | null)[] = staffPages['merchant-management']

const Owed = ({ id, name }: { id: number; name: string }) => {
  const { value } = useAnswer(ask(`partner ${id}`, getMerchant, { params: { id } }))
  return (
    <span className="figures">
      {value === null ? null : `To be paid ${formatRupees(value.data.to_be_paid)} · `}
      <Link to={`/admin/statements?${new URLSearchParams({ q: name }).toString()}`}>Statements</Link>
    </span>
  )
}

/** What of its approved statements is not paid yet, and the way to them, for whoever may know what a partner is owed. */
export const ToBePaid = ({ id, name }: { id: number; name: string }) => {
  const role = decodeRole(useOfficeSession().roleId)
  return mayAsk.includes(role) ? <Owed id={id} name={name} /> : null
}
