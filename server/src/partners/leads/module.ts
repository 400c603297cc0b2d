import type { Module } from '../../platform/module.ts'
import { leadsOfPerson } from './held-of-person.ts'

export const partnerLeadsModule = { person: leadsOfPerson } satisfies Module
