import type { Call } from '@marketplace/contract/platform/call'
import { errorsOf } from '@marketplace/contract/platform/call-errors'
import { isFailure } from './api-error.ts'

/**
 * Holds an answer against its call in specs, so that what stands in for the server cannot part from it. What browsers load has
 * neither this nor the schemas (trim-contract.ts): there the server holds its answers against them before it sends them.
 *
 * @throws Error for a success that the call's schema refuses, and for a failure with a code that it does not declare.
 */
export const checkAnswer = (endpoint: Call, status: number, answer: unknown): void => {
  if (import.meta.env.MODE !== 'test') return
  const name = `${endpoint.method} ${endpoint.path}`
  if (status > 0 && status < 400) {
    // A file is read as it is.
    if (endpoint.file !== undefined) return
    const { error } = endpoint.answer.safeParse(answer)
    if (error !== undefined) throw new Error(`${name}: ${error.message}`)
  } else if (isFailure(answer) && !errorsOf(endpoint).has(answer.code))
    throw new Error(`${name} does not declare ${answer.code}`)
}
