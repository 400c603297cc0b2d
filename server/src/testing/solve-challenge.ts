import { CHALLENGE_PARTS, readChallenge, writeSolution } from '@marketplace/contract/platform/challenge'
import { isSolved } from '../platform/challenges/challenge.ts'

/** The header of X-Challenge that solves a challenge, as a browser finds it. */
export const solveChallenge = (text: string): string => {
  const challenge = readChallenge(text)
  if (challenge === null) throw new Error(`not a challenge: ${text}`)
  const { seed, bits } = challenge
  const numbers = Array.from({ length: CHALLENGE_PARTS }, (_, part) => {
    let number = 0
    while (!isSolved(seed, part, number, bits)) number += 1
    return number
  })
  return writeSolution(text, numbers)
}
