/** What other areas may use of the tables of this folder (docs/decisions/044). */
export {
  countFailedMessages,
  findMessageState,
  listDeliveryTimes,
  listFailedMessages,
  listMessagesOf,
} from './messages.queries.ts'
