/**
 * Somebody outside did not do their part (a lender, a gateway, the CRM): nothing is wrong with us, and the job comes again.
 * Told as a warning in one line. The message names no person: it goes to the log and into rows.
 */
export class ExpectedFailure extends Error {}
