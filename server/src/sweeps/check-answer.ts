import { Failure } from '@marketplace/contract/answers'
import type { Call } from '@marketplace/contract/call'
import { errorStatus } from '@marketplace/contract/error-codes'
import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'

/** Holds every answer to the contract: never 5xx, a success in its schema, a failure in the one shape with its own status. */
export const checkAnswer = (call: Call | null, response: LightMyRequestResponse, what: string): void => {
  const told = `${what} → ${response.statusCode} ${response.body.slice(0, 300)}`
  expect(response.statusCode, told).toBeLessThan(500)
  if (response.statusCode < 300) {
    expect(call, told).not.toBeNull()
    expect(response.statusCode, told).toBe(call?.status ?? 200)
    expect(call?.answer.safeParse(response.json()).success, told).toBe(true)
    return
  }
  const failure = Failure.safeParse(parse(response.body))
  expect(failure.success, told).toBe(true)
  if (failure.data !== undefined) expect(errorStatus[failure.data.code], told).toBe(response.statusCode)
  expect(response.headers['content-type'], told).toBe('application/json; charset=utf-8')
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
