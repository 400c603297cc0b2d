import type {
  ApprovalKind,
  ApprovalLimitName,
  ApprovalRequest,
  ApprovalState,
} from '@marketplace/contract/office/approvals'
import type { DeletionGround } from '@marketplace/contract/rights/deletions'
import { money } from '../../i18n/format-values.ts'
import { dayText } from '../../office/show/day-text.ts'
import { groundWords } from '../customer-info-deletion/deletion-words.ts'
import { figureName, figureText } from '../regulated-figures/figure-words.ts'

export const limitLabels: Readonly<Record<ApprovalLimitName, string>> = {
  statement: 'Statements from',
  write_off: 'Write-offs from',
  lapse_days: 'A request lapses after',
}

/** A limit as people read it. */
export const limitText = (name: string, value: number): string => {
  if (name !== 'lapse_days') return money(value)
  return value === 1 ? '1 day' : `${value} days`
}

interface Words {
  title: string
  /** What an approval does. */
  effect: string
}
type Asked = Pick<ApprovalRequest, 'object_name' | 'detail'>

const risen = {
  raise: (name: string): Words => ({
    title: `Make ${name} an administrator`,
    effect: `${name} gets role 1 and is signed out everywhere.`,
  }),
  enable: (name: string): Words => ({
    title: `Enable administrator ${name}`,
    effect: `${name} may sign in again as an administrator.`,
  }),
  add: (name: string): Words => ({
    title: `New administrator ${name}`,
    effect: `${name} may sign in as an administrator. The first password works for 24 hours from then.`,
  }),
}

const ofAdministrator = ({ object_name, detail }: Asked): Words =>
  (risen[detail['act'] as keyof typeof risen] ?? risen.add)(object_name)

const ofLimit = ({ object_name, detail }: Asked): Words => {
  const label = limitLabels[object_name as ApprovalLimitName]
  const [before, value] = [Number(detail['before']), Number(detail['value'])]
  return {
    title: `${label}: ${limitText(object_name, before)} → ${limitText(object_name, value)}`,
    effect:
      object_name === 'lapse_days'
        ? 'It holds for what is asked from then on.'
        : `From ${limitText(object_name, value)} on a second person is needed.`,
  }
}

const ofFigure = ({ object_name, detail }: Asked): Words => ({
  title: `${figureName(object_name)}: ${figureText(object_name, Number(detail['value']))} from ${dayText(String(detail['valid_from']))}`,
  effect: 'It counts from that day in every offer and calculator, and is never changed afterwards.',
})

const ofWriteOff = ({ object_name, detail }: Asked): Words => {
  const sum = money(Number(detail['amount']))
  return {
    title: `Write off ${sum} of ${object_name}`,
    effect: `${sum} of what we expect becomes our loss. The partners’ part stays as it is.`,
  }
}
const ofStatement = ({ object_name, detail }: Asked): Words => ({
  title: `Approve statement ${object_name}: ${money(Number(detail['commission']))}`,
  effect: 'The sum is owed to the partner from then on, less TDS.',
})

const ofDeletion = ({ object_name, detail }: Asked): Words => ({
  title: `Delete ${object_name}: ${groundWords[detail['ground'] as DeletionGround]}`,
  effect: `The account is deleted for good, without the customer’s request. It rests on ${String(detail['reference'])}. Write no name and no number of theirs.`,
})

/** What each kind of request is called, and one of it in words. */
export const kindWords: Readonly<Record<ApprovalKind, { label: string; of: (request: Asked) => Words }>> = {
  staff_administrator: {
    label: 'Administrator',
    of: ofAdministrator,
  },
  regulated_figure: { label: 'Regulated figure', of: ofFigure },
  approval_limit: { label: 'Limit', of: ofLimit },
  write_off: { label: 'Write-off', of: ofWriteOff },
  partner_statement: { label: 'Statement', of: ofStatement },
  customer_deletion: { label: 'Deletion of a customer', of: ofDeletion },
}

export const stateWords: Readonly<
  Record<ApprovalState, { label: string; tone: 'good' | 'warn' | 'bad' | 'idle' }>
> = {
  waiting: { label: 'Waiting', tone: 'warn' },
  approved: { label: 'Approved', tone: 'good' },
  declined: { label: 'Declined', tone: 'bad' },
  withdrawn: { label: 'Taken back', tone: 'idle' },
  lapsed: { label: 'Lapsed', tone: 'idle' },
}

/** Why it was asked for: the reason, or the source of a figure. */
export const whyText = ({ reason, detail }: Pick<ApprovalRequest, 'reason' | 'detail'>): string =>
  reason ??
  [detail['source'], detail['reference']].find((text) => typeof text === 'string') ??
  'No reason was given'
