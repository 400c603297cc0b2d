import { useEffect, useEffectEvent } from 'react'
import type { CreditCard } from '@marketplace/contract/catalogue/credit-cards'
import { readDraft, saveDraft } from '../../browser-storage/drafts.ts'
import { useChoice } from '../compare/use-choice.ts'

const DRAFT = 'card-compare'
const none: readonly string[] = []

/** The cards chosen for comparison: up to `limit`, kept in this tab through a reload and the way to an issuer and back. */
export const useCardChoice = (cards: readonly CreditCard[], limit: number) => {
  const choice = useChoice<string>(limit, none)
  const { ids, choose } = choice
  const restore = useEffectEvent((): void => {
    const stored = readDraft(DRAFT)['ids']
    const kept = typeof stored === 'string' ? stored.split(' ') : []
    const shown = kept.filter((id) => cards.some(({ category_id }) => category_id === id))
    if (shown.length > 0) choose(shown)
  })
  useEffect(() => restore(), [])
  useEffect(() => {
    if (ids !== none) saveDraft(DRAFT, { ids: ids.join(' ') })
  }, [ids])
  return choice
}
