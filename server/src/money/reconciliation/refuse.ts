import { Problem } from '../../platform/http/problem.ts'

/** A refusal that a person can do something about: one sentence that the page shows. */
export const refuse = (words: string, more: Record<string, string> = {}): Problem =>
  new Problem('conflict', [], { words, ...more })
