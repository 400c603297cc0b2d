let solving = 0
const listeners = new Set<() => void>()

const change = (by: number): void => {
  solving += by
  for (const listener of listeners) listener()
}

/** Whether a challenge is being solved: a page says so, as the wait is longer than usual. */
export const isSolving = (): boolean => solving > 0

export const subscribeToSolving = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Solves what a hot address is asked (docs/decisions/060); what does it is fetched when it is first needed. */
export const answerChallenge = async (challenge: string, signal: AbortSignal | null): Promise<string> => {
  change(1)
  try {
    const { solveChallenge } = await import('./solve-challenge.ts')
    return await solveChallenge(challenge, signal)
  } finally {
    change(-1)
  }
}
