import type { Module } from '../../platform/module.ts'
import type { SecondPersonKinds } from '../../platform/second-person/decide-request.ts'
import type { Services } from '../../platform/services.ts'
import { approvalsRoutes } from './approvals.routes.ts'

/** @param kinds of every module. */
export const createApprovalsModule = <S extends Services>(kinds: SecondPersonKinds<S>) =>
  ({ routes: approvalsRoutes(kinds) }) satisfies Module<S>
