const MOST = 300

/**
 * What a job's last error says, fit for staff and alarms: its first line without quoted values, addresses, numbers and ids, which
 * may be a person's.
 */
export const presentReason = (error: string | null): string | null => {
  if (error === null) return null
  const [line = ''] = error.split('\n', 1)
  return line
    .replaceAll(/"[^"]*"|'[^']*'|`[^`]*`/g, '…')
    .replaceAll(/\S+@\S+/g, '…')
    .replaceAll(/\b[0-9a-f]{8}-[0-9a-f-]{27}\b/gi, '…')
    .replaceAll(/\+?\d{6,}/g, '…')
    .slice(0, MOST)
}
