/**
 * Day, month and year as typed or pasted, with the slashes of DD/MM/YYYY put in; asterisks of a masked date stay. A browser
 * that fills the field by itself writes YYYY-MM-DD.
 */
export const withSlashes = (typed: string): string => {
  const [, year, month, day] = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/.exec(typed) ?? []
  if (year !== undefined) return `${day}/${month}/${year}`
  const padded = typed.replaceAll(/(^|[/.\s-])([0-9])(?=[/.\s-])/g, '$10$2')
  const signs = padded.replaceAll(/[^0-9*]/g, '').slice(0, 8)
  return [signs.slice(0, 2), signs.slice(2, 4), signs.slice(4)].filter((part) => part !== '').join('/')
}

/** DD/MM/YYYY as `YYYY-MM-DD`; null where no such text stands there. Whether the day exists is the schema's to check. */
export const dayFromText = (text: string): string | null => {
  const [, day, month, year] = /^([0-9]{2})\/([0-9]{2})\/([0-9]{4})$/.exec(text.trim()) ?? []
  return day === undefined ? null : `${year}-${month}-${day}`
}
