import { CHALLENGE_PARTS, readChallenge, writeSolution } from '@marketplace/contract/platform/challenge'
import { solvePart } from './solve-part.ts'

const parts = Array.from({ length: CHALLENGE_PARTS }, (_, part) => part)

/** Answers a challenge with its solution, beside the page, which goes on as if nothing were. Null for what is no challenge. */
addEventListener('message', ({ data }: MessageEvent<string>) => {
  const found = readChallenge(data)
  const numbers = found === null ? null : parts.map((part) => solvePart(found.seed, part, found.bits))
  postMessage(numbers === null ? null : writeSolution(data, numbers))
})
