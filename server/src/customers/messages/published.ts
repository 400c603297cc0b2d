/** What other areas may use of the tables of this folder (docs/decisions/044). */
export {
  countFailedMessages,
  findMessageState,
  giveUpStopped,
  listDeliveryTimes,
  listFailedMessages,
  listMessagesOf,
  listMessagesToTell,
} from './messages.queries.ts'
export { standingMessages } from './message-work.ts'
export { sendMessageAgain } from './message-work.ts'
export {
  addCampaignMessages,
  countCampaignMessages,
  countCampaignOutcomes,
  giveUpCampaign,
  listCampaignFailures,
} from './campaign-messages.queries.ts'
