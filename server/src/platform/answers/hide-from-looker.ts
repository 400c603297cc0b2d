/** What staff who look in at a partner's area never see, by its name in an answer; null stands in its place. */
const hidden: ReadonlySet<string> = new Set([
  'pan',
  'pan_masked',
  'gstin',
  'gstin_masked',
  'account_name',
  'account_number',
  'account_number_masked',
  'ifsc',
  'secret',
  'secrets',
  'api_key',
  'sign_in_email',
])

/** An answer without what staff who look in never see, at any depth. What has nothing of it stays the same value. */
export const hideFromLooker = (answer: unknown): unknown => {
  if (Array.isArray(answer)) return answer.map(hideFromLooker)
  if (typeof answer !== 'object' || answer === null || Object.getPrototypeOf(answer) !== Object.prototype)
    return answer
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [name, hidden.has(name) ? null : hideFromLooker(value)]),
  )
}
