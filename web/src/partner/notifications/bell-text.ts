const MOST = 99

/** What the bell says, and the small figure at it. @param unread as the server counts it: 100 stands for more than 99 */
export const bellText = (unread: number): { label: string; mark: string | null } => {
  if (unread === 0) return { label: 'Notifications', mark: null }
  const mark = unread > MOST ? `${MOST}+` : String(unread)
  return { label: `Notifications, ${mark} unread`, mark }
}
