import type { Module } from '../../platform/module.ts'
import { presentChoices } from './present-choices.ts'

export const choicesModule = {
  person: {
    gather: async ({ db }, { user_id, language, limit }) => ({
      choices: await presentChoices(db, user_id, language, limit),
    }),
  },
} satisfies Module
