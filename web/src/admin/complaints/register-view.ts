import type { ComplaintView } from '@marketplace/contract/office/complaint-register'
import { complaintCategories, type ComplaintCategory } from '@marketplace/contract/office/complaints'

export const categoryNames: Readonly<Record<ComplaintCategory, string>> = {
  application: 'Application',
  charges: 'Charges',
  insurance: 'Insurance',
  conduct: 'Conduct',
  messages: 'Messages and calls',
  data: 'Personal data',
  website: 'Website',
  other: 'Other',
}
export const categoryChoices = complaintCategories.map((value) => ({ value, label: categoryNames[value] }))

/** `open` is what the page shows by itself. */
const viewNames: Readonly<Record<Exclude<ComplaintView, 'open'>, string>> = {
  due: 'Due in 7 days',
  overdue: 'Overdue',
  answered: 'Answered',
  settled: 'Settled',
  closed_by_deletion: 'Closed by deletion',
  all: 'All, ended ones too',
}
const views = Object.keys(viewNames) as (keyof typeof viewNames)[]
export const viewChoices = views.map((value) => ({ value, label: viewNames[value] }))

/** What the address asks for; what it does not know is left out. */
export const registerQuery = (state: {
  view: string
  category: string
  mine: string
}): { view?: ComplaintView; category?: ComplaintCategory; mine?: '1' } => {
  const view = views.find((one) => one === state.view)
  const category = complaintCategories.find((one) => one === state.category)
  return {
    ...(view !== undefined && { view }),
    ...(category !== undefined && { category }),
    ...(state.mine === '1' && { mine: '1' as const }),
  }
}
