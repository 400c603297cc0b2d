import { isOtherFee } from '@marketplace/contract/catalogue/fee-text'
import { reasonOrNone, type AuditEvent } from '../../platform/audit-log/record-event.ts'
import type { Database } from '../../platform/db/database.ts'
import { violates } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Staff } from '../../platform/http/actors.ts'
import { holdStoredFile } from '../../platform/stored-files/published.ts'
import { changedValues, valuesBefore } from './change-facts.ts'
import {
  addCard,
  CARD_NAME_TAKEN,
  changeCard,
  type CardRow,
  type CardValues,
} from './credit-cards.queries.ts'
import { missingFacts } from './missing-facts.ts'

/** Who saves, when and from where. */
export interface Saver {
  actor: Staff
  ip: string
  now: Date
  /** Why, where it was said. */
  reason?: string | undefined
}

const actOf = ({ actor, ip }: Saver): Pick<AuditEvent, 'auditActor' | 'object_kind' | 'ip'> => ({
  auditActor: actor.auditActor,
  object_kind: 'credit_card',
  ip,
})

const nameTaken = (error: unknown): never => {
  throw violates(error, CARD_NAME_TAKEN)
    ? new Problem('card_name_taken', [{ field: 'category_name', key: 'card_name_taken' }])
    : error
}

const check = async (tx: Database, card: CardValues, given: CardValues): Promise<void> => {
  const missing = missingFacts(card)
  if (missing.length > 0) throw new Problem('card_not_ready', missing)
  // While a card is live its text and its figure are changed one after the other: held against each other is what is said at once.
  const isSaidAtOnce = 'status' in given || ('annual_fee' in given && 'annual_fee_amount' in given)
  if (card.status === 1 && isSaidAtOnce && isOtherFee(card.annual_fee, card.annual_fee_amount))
    throw new Problem('card_not_ready', [{ field: 'annual_fee_amount', key: 'card_annual_fee_differs' }])
  const { category_img_thumb: thumb } = given
  if (thumb !== undefined && thumb !== null && !(await holdStoredFile(tx, thumb)))
    throw new Problem('invalid_request', [{ field: 'value', key: 'stored_file_invalid' }])
}

/**
 * Stores a new card. @returns its id and the act for the audit log.
 * @throws Problem card_name_taken, or card_not_ready where it shall be live and lacks facts, or names two annual fees.
 */
export const createCard = async (
  tx: Database,
  values: CardValues & { category_name: string },
  saver: Saver,
): Promise<{ category_id: string; act: AuditEvent }> => {
  await check(tx, values, values)
  const category_id = await addCard(tx, values, saver.now).catch(nameTaken)
  return {
    category_id,
    act: {
      ...actOf(saver),
      action: 'credit_card.create',
      object_id: category_id,
      object_name: values.category_name,
      after: { ...values },
    },
  }
}

/**
 * Changes a card that the transaction holds. @returns the act for the audit log; null where nothing is different.
 * @throws Problem card_name_taken, or card_not_ready where a live card would lack facts.
 */
export const updateCard = async (
  tx: Database,
  card: CardRow,
  values: CardValues,
  saver: Saver,
): Promise<AuditEvent | null> => {
  const changed = changedValues(card, values)
  if (Object.keys(changed).length === 0) return null
  await check(tx, { ...card, ...changed }, changed)
  await changeCard(tx, card.category_id, changed, saver.now).catch(nameTaken)
  const reason = changed.status === 0 ? reasonOrNone(saver.reason) : saver.reason
  return {
    ...actOf(saver),
    action: 'credit_card.update',
    object_id: card.category_id,
    object_name: changed.category_name ?? card.category_name,
    before: valuesBefore(card, changed),
    after: { ...changed },
    ...(reason !== undefined && { reason }),
  }
}
