import type { Module } from '../../platform/module.ts'
import { asOffice } from '../scope/as-partner.ts'
import { deliverHook } from './deliver-hook.jobs.ts'
import { forgetOldAnswers } from './hook-deliveries.queries.ts'
import { resealHookSecrets } from './hook-secrets.ts'
import { hooksRoutes } from './hooks.routes.ts'

export const hooksModule = {
  routes: hooksRoutes,
  jobs: { deliver_hook: { run: deliverHook, queue: 'hooks' } },
  retention: [
    {
      table: 'hook_attempt',
      days: 30,
      why: 'what partners’ systems answered, for finding out what was wrong; that they were asked stays with the event',
      forget: (db, before, limit) => asOffice(db, (tx) => forgetOldAnswers(tx, before, limit)),
    },
  ],
  reseal: { what: 'secrets of hooks', run: resealHookSecrets },
} satisfies Module
