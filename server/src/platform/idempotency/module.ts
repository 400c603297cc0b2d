import type { Module } from '../module.ts'
import { forgetAnswersOf, forgetOldAnswers } from './idempotent-answers.queries.ts'

export const idempotencyModule = {
  retention: [
    {
      table: 'idempotent_answer',
      days: 30,
      why: 'nobody repeats a request after weeks; the application itself stays',
      forget: forgetOldAnswers,
    },
  ],
  person: { erase: { idempotent_answers: (_services, tx, { user_id }) => forgetAnswersOf(tx, user_id) } },
} satisfies Module
