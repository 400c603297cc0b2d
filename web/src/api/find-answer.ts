import type { Answer, Call } from '@marketplace/contract/platform/call'
import { outgoing, type CallRequest } from './call.ts'
import { checkAnswer } from './check-answer.ts'

/** The successful answer of a call that was begun before the page's code was there, where it has come; `call` takes it. */
export const findAnswer = <C extends Call>(endpoint: C, asked: CallRequest<C>): Answer<C> | null => {
  const [status, answer] = globalThis.earlyAnswers?.find(outgoing(endpoint, asked)) ?? [0, null]
  if (status === 0 || status >= 400) return null
  checkAnswer(endpoint, status, answer)
  return answer
}
