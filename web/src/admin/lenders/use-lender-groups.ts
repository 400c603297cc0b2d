import {
  createLenderGroup,
  listLenderGroups,
  type LenderGroup,
} from '@marketplace/contract/market/lenders-office'
import { useEffect, useState } from 'react'
import { officeCall } from '../../office/session/office-call.ts'
import { specifiedTexts } from '../../office/show/specified-texts.ts'
import { showToast } from '../../ui/toast-store.ts'

/** All lender groups, and how to add one: it throws where the server refuses. */
export const useLenderGroups = () => {
  const [groups, setGroups] = useState<readonly LenderGroup[]>([])
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    officeCall(listLenderGroups, { signal }).then(
      ({ lenderGroups }) => setGroups(lenderGroups),
      () => {
        if (!signal.aborted) showToast(specifiedTexts.lender_groups_failed, 'bad')
      },
    )
    return () => controller.abort()
  }, [])
  const create = async (name: string): Promise<LenderGroup> => {
    const { lenderGroup, message } = await officeCall(createLenderGroup, { body: { name } })
    setGroups((before) => [...before, lenderGroup].toSorted((a, b) => a.name.localeCompare(b.name)))
    showToast(message, 'good')
    return lenderGroup
  }
  return { groups, create }
}
