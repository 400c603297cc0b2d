import type { CustomerRecord } from '@marketplace/contract/office/customer-care'

export interface NextStep {
  title: string
  text: string
}

type Facts = Pick<
  CustomerRecord,
  'complaints' | 'help_requests' | 'applications' | 'pl_completed' | 'references'
>

/** The one thing to do next for a customer: who waits for an answer first, then what a lender waits for, then what was left half-way. */
export const nextStep = ({
  complaints,
  references,
  help_requests,
  applications,
  pl_completed,
}: Facts): NextStep | null => {
  const complaint = complaints
    .filter(({ status }) => status === 'open')
    .toSorted((one, other) => one.due_at.localeCompare(other.due_at))[0]
  if (complaint !== undefined)
    return {
      title: `Answer ${complaint.number}`,
      text:
        complaint.is_overdue === 1
          ? 'It is overdue: the customer may go to the RBI Ombudsman.'
          : `${complaint.days_left} days left.`,
    }
  const asked = references.find(({ kind }) => kind === 'help_request')
  if (asked !== undefined)
    return {
      title: `Answer H-${asked.id}`,
      text:
        help_requests.find(({ help_request_id }) => String(help_request_id) === asked.id)?.description ??
        asked.detail,
    }
  const lenders = applications.flatMap((application) => application.lenders)
  const papers = lenders.find(({ status }) => status === 'DOCS_PENDING')
  if (papers !== undefined)
    return {
      title: `Papers for ${papers.lender_name}`,
      text:
        papers.timeline.findLast(({ status, note }) => status === 'DOCS_PENDING' && note !== null)?.note ??
        'The lender has not said which.',
    }
  const unsent = lenders.find(({ status }) => status === 'SEND_FAILED')
  if (unsent !== undefined)
    return {
      title: `Not sent to ${unsent.lender_name}`,
      text: 'It could not be sent: look at the lender’s calls.',
    }
  // Whoever applied for another kind of loan has no need of the details of a personal one.
  if (pl_completed === 0 && lenders.length === 0)
    return {
      title: 'The details are not complete',
      text: 'A resume link goes on where the customer stopped.',
    }
  return null
}
