import type { CardProperty } from '@marketplace/contract/catalogue/card-fields'
import { updateCreditCard, type CreditCard } from '@marketplace/contract/catalogue/credit-cards'
import { ApiError } from '../../api/api-error.ts'
import { officeCall } from '../../office/session/office-call.ts'

export type CardValues = Partial<Pick<CreditCard, CardProperty>>

/** The server speaks of `value`; the form has a field for each property. */
const named = (error: unknown, property: string): unknown =>
  error instanceof ApiError
    ? new ApiError(error.status, {
        code: error.code,
        message: error.message,
        details: error.details.map(({ field, message }) => ({
          field: field.split('.')[0] === 'value' ? property : field,
          message,
        })),
      })
    : error

/**
 * Saves what is new, one property after the other, with the reason where there is one, and stops at the first that is refused.
 * @throws ApiError whose details name the property.
 */
export const saveCard = async (category_id: string, values: CardValues, reason?: string): Promise<void> => {
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue
    const property = name as CardProperty
    try {
      await officeCall(updateCreditCard, {
        body: { category_id, property, value, ...(reason !== undefined && { reason }) },
      })
    } catch (error) {
      throw named(error, property)
    }
  }
}
