import { requestFields, type TypedRequest } from './request-fields.ts'

const NAME = 'merchant'

/** What was typed before a reload; this tab's alone. */
export const findDraft = (): TypedRequest => {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(NAME) ?? '{}')
    if (typeof value !== 'object' || value === null) return {}
    return Object.fromEntries(
      requestFields.flatMap((field) => {
        const text: unknown = (value as Record<string, unknown>)[field]
        return typeof text === 'string' ? [[field, text]] : []
      }),
    )
  } catch {
    // Storage that is blocked or holds something else: the form begins empty.
    return {}
  }
}

/** Keeps what stands in the form; null once it is sent. */
export const keepDraft = (typed: TypedRequest | null): void => {
  try {
    if (typed === null) sessionStorage.removeItem(NAME)
    else sessionStorage.setItem(NAME, JSON.stringify(typed))
  } catch {
    // Without storage it lasts as long as the page.
  }
}
