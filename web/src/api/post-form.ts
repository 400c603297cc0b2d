/**
 * As `fetch` for a form, with how much of it has left so far, from 0 to 1: what fetch does not tell.
 * @throws TypeError where no answer came, and the abort of its signal, as fetch does.
 */
export const postForm =
  (onProgress: (share: number) => void) =>
  (address: string, { method = 'POST', headers, body, signal }: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(method, address)
      for (const [name, value] of Object.entries(headers as Record<string, string>))
        request.setRequestHeader(name, value)
      request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total)
      })
      const stop = (): void => request.abort()
      signal?.addEventListener('abort', stop)
      request.addEventListener('loadend', () => signal?.removeEventListener('abort', stop))
      request.addEventListener('abort', () =>
        reject(new DOMException('The request was stopped', 'AbortError')),
      )
      request.addEventListener('error', () => reject(new TypeError('No answer came')))
      request.addEventListener('load', () => {
        const type = request.getResponseHeader('content-type')
        resolve(
          new Response(request.responseText, {
            status: request.status,
            ...(type !== null && { headers: { 'content-type': type } }),
          }),
        )
      })
      request.send(body as FormData)
    })
