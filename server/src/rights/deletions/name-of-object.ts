/** Of a customer's id: enough to tell the last few apart. The log and the page of approvals keep no name of theirs. */
const NUMBER_LENGTH = 6

export const nameOfObject = (userId: string): string => `Customer ${userId.slice(0, NUMBER_LENGTH)}`
