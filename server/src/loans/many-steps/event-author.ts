import type { EventAuthor } from './file-move.ts'

/** What every key of a file's news begins with (FileMove.eventKey). */
const FILE_KEY = 'file:'

/** Whose word an event is: a file speaks for a lender, and is known by the key of its news. */
export const authorOf = (event: {
  source: Exclude<EventAuthor, 'file'>
  their_event_id: string | null
}): EventAuthor => {
  const isOfFile = event.source === 'lender' && event.their_event_id?.startsWith(FILE_KEY) === true
  return isOfFile ? 'file' : event.source
}
