/** The kinds of object that the log names: their words, and where one of them is seen. */
const objects: Readonly<
  Record<string, { label: string; pathOf?: (id: string, name: string | null) => string }>
> = {
  staff: {
    label: 'User',
    pathOf: (_id, name) => `/admin/user-management?q=${encodeURIComponent(name ?? '')}`,
  },
  lender: { label: 'Lender', pathOf: (id) => `/admin/lenders/${encodeURIComponent(id)}` },
  lender_group: { label: 'Lender group', pathOf: () => '/admin/lenders/groups' },
  saved_view: { label: 'Saved view' },
  credit_card: { label: 'Credit card', pathOf: () => '/admin/credit-cards' },
  partner: { label: 'Partner', pathOf: (id) => `/admin/partners/${encodeURIComponent(id)}` },
  brand: { label: 'Brand', pathOf: () => '/admin/brands' },
  customer: { label: 'Customer' },
  customer_search: { label: 'Customer search' },
  customer_list: { label: 'List of customers' },
  audit_log: { label: 'Audit log', pathOf: () => '/admin/audit-log' },
  alarm: { label: 'Alarm', pathOf: () => '/admin/security' },
  eligibility_run: { label: 'Eligibility run' },
  gold_rate: { label: 'Gold rate', pathOf: () => '/admin/gold-rates' },
  stored_file: { label: 'File' },
  job: { label: 'Job', pathOf: () => '/admin/jobs' },
  complaint: { label: 'Complaint', pathOf: () => '/admin/complaints?view=all' },
  approval_limit: { label: 'Limit of approvals', pathOf: () => '/admin/approvals' },
  regulated_figure: { label: 'Regulated figure', pathOf: () => '/admin/regulated-figures' },
  processor: { label: 'Processor', pathOf: () => '/admin/processors' },
  contact_stop: { label: 'Stopped contacts', pathOf: () => '/admin/sms-register' },
  dlt_template: { label: 'SMS registration', pathOf: () => '/admin/sms-register' },
  lender_month: { label: 'Month of a lender', pathOf: (id) => `/admin/reconciliation/${encodeURI(id)}` },
  agreement: { label: 'Agreement', pathOf: () => '/admin/agreements' },
  cims_filing: { label: 'CIMS filing', pathOf: () => '/admin/cims-data' },
  incident: { label: 'Incident', pathOf: (id) => `/admin/incidents/${encodeURIComponent(id)}` },
}

export const objectChoices = Object.entries(objects).map(([value, { label }]) => ({ value, label }))

/** What a kind is called; its own name where it is a new one. */
export const objectLabel = (kind: string): string => objects[kind]?.label ?? kind.replaceAll('_', ' ')

/** Where the object is seen; null where it has no page, or nobody knows which one it is. */
export const objectPath = (kind: string, id: string, name: string | null): string | null => {
  if (kind === 'staff' && name === null) return null
  return objects[kind]?.pathOf?.(id, name) ?? null
}

/** What happened, where the action's own name does not say it in words. */
const verbs = new Map([
  ['acknowledge', 'acknowledged'],
  ['add', 'added'],
  ['contact', 'contact changed'],
  ['create', 'created'],
  ['delete', 'deleted'],
  ['end', 'ended'],
  ['export', 'exported'],
  ['list', 'seen in a list'],
  ['drop', 'taken away'],
  ['note', 'note written'],
  ['ordered', 'order changed'],
  ['password', 'password changed'],
  ['recovery codes', 'recovery codes renewed'],
  ['request', 'asked to join'],
  ['rename', 'renamed'],
  ['rerun', 'run over 30 days'],
  ['restore', 'restored'],
  ['retry', 'tried again'],
  ['revenue', 'share agreed'],
  ['save', 'saved'],
  ['search', 'searched'],
  ['second factor', 'authenticator set up'],
  ['set password', 'password set by staff'],
  ['share', 'shared'],
  ['sign in', 'signed in'],
  ['status', 'status changed'],
  ['switch off', 'switched off'],
  ['switch on', 'switched on'],
  ['unmask', 'shown in clear'],
  ['unshare', 'shared no more'],
  ['update', 'updated'],
  ['utm', 'tracking id changed'],
  ['view', 'looked at'],
])

/** `lender.status_changed` as words: "Lender: status changed". */
export const actionText = (action: string): string => {
  const [noun = '', verb = ''] = action.replaceAll('_', ' ').split('.')
  return `${noun.charAt(0).toUpperCase()}${noun.slice(1)}: ${verbs.get(verb) ?? verb}`
}
