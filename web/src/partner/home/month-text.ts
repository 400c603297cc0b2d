const names = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** `2026-11` as "November 2026". */
export const monthText = (month: string): string => names.format(new Date(`${month}-01T00:00:00Z`))
