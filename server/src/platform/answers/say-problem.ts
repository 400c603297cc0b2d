import type { LanguageId } from '@marketplace/contract/platform/formats'
import type { Problem } from '../http/problem.ts'
import { translate } from '../http/translate.ts'
import { waitInWords } from './wait-in-words.ts'

/** What is told of a failure: its words, with how long to wait where it says so. */
export const sayProblem = (
  { code, retryAfter, values }: Pick<Problem, 'code' | 'retryAfter'> & Partial<Pick<Problem, 'values'>>,
  language: LanguageId,
): string =>
  translate(language, code, { ...values, wait: retryAfter === null ? '' : waitInWords(language, retryAfter) })
