import { CHALLENGE_PARTS, readChallenge, writeSolution } from '@marketplace/contract/platform/challenge'
import { solvePart } from './solve-part.ts'

/** Answers a challenge with its solution, beside the page, which goes on as if nothing were. Null for what is no challenge. */
addEventListener('message', ({ data }: MessageEvent<string>) => {
  const challenge = readChallenge(data)
  const parts = Array.from({ length: CHALLENGE_PARTS }, (_, part) => part)
  postMessage(
    challenge === null
      ? null
      : writeSolution(
          data,
          parts.map((part) => solvePart(challenge.seed, part, challenge.bits)),
        ),
  )
})
