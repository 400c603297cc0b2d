/** Calls after which an application that a lender does not take counts as not sent: with the queue's back-off, most of a day. */
export const SEND_TRIES = 12
