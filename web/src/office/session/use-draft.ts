import { useCallback, useMemo, useState } from 'react'
import { prepareDrafts, readDraft, saveDraft } from '../../browser-storage/drafts.ts'
import { officeAreaHere } from './office-area-here.ts'
import { getOfficeSession } from './office-session.ts'

/** Somebody else who signs in at the same tab begins with an empty form. */
const ownId = (): string | null => {
  const { adminId, partnerId } = getOfficeSession()
  return officeAreaHere() === 'admin' ? adminId : partnerId
}

/**
 * The values of a form, kept in this tab until they are sent: a session that ends meanwhile takes nothing that was typed. They
 * are found again by whoever typed them alone. Never for passwords, codes, PAN, account numbers or a customer's own data.
 *
 * @param key names the form and its object: "add-lender", "revenue-rule 17".
 * @returns the values, how to change some, and how to forget them (after they are sent, or given up).
 */
export const useDraft = <Values extends object>(
  key: string,
  initial: Values,
): [values: Values, set: (changes: Partial<Values>) => void, forget: () => void] => {
  // As it was when the form opened: a session that ends while it is open takes the id away.
  const [name] = useState(() => `office ${ownId()} ${key}`)
  const [changed, setChanged] = useState(() => {
    prepareDrafts()
    return readDraft(name) as Partial<Values>
  })
  const values = useMemo(() => ({ ...initial, ...changed }), [initial, changed])
  const set = useCallback(
    (changes: Partial<Values>): void => {
      const next = { ...changed, ...changes }
      setChanged(next)
      saveDraft(name, next)
    },
    [name, changed],
  )
  const forget = useCallback((): void => {
    setChanged({})
    saveDraft(name, null)
  }, [name])
  return [values, set, forget]
}
