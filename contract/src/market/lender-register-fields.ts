import type { LenderField } from './lender-field.ts'
import {
  CallSeries,
  callSeriesKinds,
  callSeriesNames,
  LspRole,
  lspRoleNames,
  lspRoles,
} from './lender-register.ts'
import { HttpsLink, words } from './lender-values.ts'

/** What the public list says of a lender beside its names and officers, and what its calls come from. */
export const lenderRegisterFields = {
  registration_number: {
    label: 'Registration number',
    kind: 'text',
    value: words(60),
    nullable: true,
    hint: 'The certificate of registration of an NBFC, the licence of a bank',
  },
  website: {
    label: 'Website of the lender',
    kind: 'text',
    value: HttpsLink,
    nullable: true,
    placeholder: 'https://',
  },
  lsp_role: {
    label: 'What we do for it',
    kind: 'choice',
    value: LspRole,
    nullable: true,
    choices: lspRoles.map((value) => ({ value, label: lspRoleNames[value] })),
  },
  recovery_agents: {
    label: 'Recovery agents',
    kind: 'long_text',
    value: words(500),
    nullable: true,
    hint: 'As the lender names them, or “None yet”. Empty: the key facts refer to its agreement',
  },
  call_series: {
    label: 'Numbers that it calls from',
    kind: 'choice',
    value: CallSeries,
    nullable: true,
    office: true,
    choices: callSeriesKinds.map((value) => ({ value, label: callSeriesNames[value] })),
  },
} as const satisfies Readonly<Record<string, LenderField>>
