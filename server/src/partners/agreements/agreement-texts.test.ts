import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { agreementTexts } from './agreement-texts.ts'

/** Every version that was ever in force, by the hash of its words: a change of them needs the next number. */
const known: Readonly<Record<string, string>> = {
  'agreement 1': '0a9fb714c523e24d',
  'housing 1': 'f85b6f882f9f0fba',
}

it.each(agreementTexts.map((text) => [`${text.kind} ${text.version}`, text] as const))(
  '%s has the words that were accepted under this number',
  (name, { title, parts }) => {
    const hash = createHash('sha256').update(JSON.stringify({ title, parts })).digest('hex').slice(0, 16)
    expect(hash).toBe(known[name])
  },
)
