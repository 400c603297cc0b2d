import { replaceEqualDeep } from '@tanstack/react-query'

/** The version (its ETag) that the server gave an answer, for as long as the answer itself is held. */
const versions = new WeakMap<object, string>()

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

export const noteVersion = (answer: unknown, { headers }: Response): void => {
  const version = headers.get('etag')
  if (isObject(answer) && version !== null) versions.set(answer, version)
}

/** Whether this is, word for word, the answer that is there: then it need not be read again. */
export const isSameAnswer = (before: unknown, { headers }: Response): boolean =>
  isObject(before) && versions.has(before) && versions.get(before) === headers.get('etag')

/** What did not change stays the same object, as the library does it by itself; the version goes with what is kept. */
export const shareAnswer = (before: unknown, next: unknown): unknown => {
  const shared: unknown = replaceEqualDeep(before, next)
  const version = isObject(next) ? versions.get(next) : undefined
  if (version !== undefined && isObject(shared)) versions.set(shared, version)
  return shared
}
