import { isBank, type LenderKind } from '@marketplace/contract/market/lender-kinds'
import { Mark } from './mark.tsx'

/** The mark of a lender; one whose kind nobody stated has the circle of those that are no bank. */
export const LenderMark = ({ name, kind }: { name: string; kind: LenderKind | null }) => (
  <Mark name={name} kind={kind !== null && isBank(kind) ? 'bank' : 'company'} />
)
