const TIMEOUT_MS = 15_000

/** The path with its parameters filled in, and the query. */
export const addressOf = (
  path: string,
  { params = {}, query = {} }: { params?: object | undefined; query?: object },
): string => {
  const values = new Map(Object.entries(params))
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values.get(name))))
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return search === '' ? filled : `${filled}?${search}`
}

/**
 * Fetches with a limit of time, counted for the answer's body too; `read` takes the body, and
 * may end the limit where it has one of its own (a long file).
 *
 * @returns the status and what `read` made of the answer; status 0 and null where no answer came that could be read.
 * @throws the abort of the request's own signal alone.
 */
export const exchange = async <Value>(
  address: string,
  request: RequestInit,
  read: (response: Response, endLimit: () => void) => Promise<Value>,
  timeoutMs = TIMEOUT_MS,
  /** Another way to send it, which tells how far it is. */
  go: (address: string, request: RequestInit) => Promise<Response> = (...given) => fetch(...given),
): Promise<[status: number, answer: Value | null]> => {
  const { signal } = request
  const controller = new AbortController()
  const abort = (): void => controller.abort()
  const timer = setTimeout(abort, timeoutMs)
  signal?.addEventListener('abort', abort)
  try {
    const response = await go(address, {
      ...request,
      credentials: 'same-origin',
      signal: controller.signal,
    })
    return [response.status, await read(response, () => clearTimeout(timer))]
  } catch (error) {
    if (signal?.aborted === true) throw error
    return [0, null]
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}

/** An answer in JSON; null where it has no body. */
export const readJson = async (response: Response): Promise<unknown> => {
  const text = await response.text()
  return text === '' ? null : JSON.parse(text)
}
