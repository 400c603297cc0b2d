import {
  IconAlertTriangle,
  IconArrowsExchange,
  IconBellRinging,
  IconClock,
  IconFileAlert,
  IconFileSearch,
  IconFileText,
  IconGavel,
  IconHelpCircle,
  IconMessages,
  IconMessageX,
  IconMoodSad,
  IconPlugConnectedX,
  IconReceipt,
  IconSendOff,
  IconUsersPlus,
  type Icon,
} from '@tabler/icons-react'
import type { WorkKind } from '@marketplace/contract/platform/work/work-kinds'

const icons: Readonly<Record<WorkKind, Icon>> = {
  help_request: IconHelpCircle,
  complaint: IconMoodSad,
  docs_pending: IconFileSearch,
  send_failed: IconSendOff,
  stuck: IconClock,
  message_failed: IconMessageX,
  partner_request: IconUsersPlus,
  partner_query: IconMessages,
  dispute: IconGavel,
  variance: IconArrowsExchange,
  statement_to_approve: IconReceipt,
  file_failed: IconFileAlert,
  file_to_settle: IconFileText,
  lender_refusing: IconPlugConnectedX,
  alarm: IconBellRinging,
}

/** What kind of work it is, as a drawing beside its words. */
export const KindIcon = ({ kind }: { kind: WorkKind }) => {
  const Drawn = icons[kind] ?? IconAlertTriangle
  return <Drawn aria-hidden="true" className="size-4 shrink-0 text-ink-soft" stroke={1.6} />
}
