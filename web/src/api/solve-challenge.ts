/**
 * Solves a challenge in a worker. @returns what X-Challenge brings back. @throws where the worker cannot be had, and the abort of
 * `signal`.
 */
export const solveChallenge = async (challenge: string, signal: AbortSignal | null): Promise<string> =>
  await new Promise((resolve, reject) => {
    const worker = new Worker(new URL('challenge-worker.ts', import.meta.url), { type: 'module' })
    const end = (): void => {
      worker.terminate()
      signal?.removeEventListener('abort', stop)
    }
    const fail = (error: Error): void => {
      end()
      reject(error)
    }
    const stop = (): void => fail(new DOMException('aborted', 'AbortError'))
    signal?.addEventListener('abort', stop)
    worker.addEventListener('message', ({ data }: MessageEvent<string | null>) => {
      if (data === null) {
        fail(new Error('the server sent no challenge'))
        return
      }
      end()
      resolve(data)
    })
    worker.addEventListener('error', ({ message }) => fail(new Error(`challenge worker: ${message}`)))
    worker.postMessage(challenge, [])
  })
