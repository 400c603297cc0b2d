import { expect, it } from 'vitest'
import { splitScripts } from './split-scripts.ts'

it.each([
  ['', []],
  ['Loan ₹5', ['latin Loan ₹5']],
  ['लोन ₹50,000 तक', ['devanagari लोन ', 'latin ₹50,000 ', 'devanagari तक']],
  ['क्‍या NBFC?', ['devanagari क्‍या ', 'latin NBFC?']],
])('%j', (text, runs) => {
  expect(splitScripts(text).map((run) => `${run.script} ${run.text}`)).toEqual(runs)
})
