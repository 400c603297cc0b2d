import type { DataSection } from './present-my-data.ts'

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as text: what a person once typed does nothing in the file. */
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => signs[sign] ?? '')

interface ReadableCopy {
  language: string
  title: string
  /** Said first: what to mind about this copy. */
  notes: readonly string[]
  nothing: string
  sections: readonly DataSection[]
}

/** The copy to read: one HTML file that needs nothing else, opens in any browser and prints. */
export const writeReadableCopy = ({ language, title, notes, nothing, sections }: ReadableCopy): string => {
  const rowsOf = ({ rows }: DataSection): string =>
    rows.length === 0
      ? `<p>${escape(nothing)}</p>`
      : `<table>${rows
          .map(
            ({ label, value }) => `<tr><th scope="row">${escape(label)}</th><td>${escape(value)}</td></tr>`,
          )
          .join('')}</table>`
  const body = sections
    .map(
      (section) =>
        `<section><h2>${escape(section.title)}</h2><p>${escape(section.why)} (${escape(section.when)})</p>${rowsOf(section)}</section>`,
    )
    .join('')
  return (
    `<!doctype html><html lang="${escape(language)}"><head><meta charset="utf-8">` +
    `<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(title)}</title>` +
    '<style>body{font:16px/1.5 sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem}' +
    'table{border-collapse:collapse;width:100%}th,td{border-top:1px solid #ccc;padding:.4rem .6rem .4rem 0;text-align:left;vertical-align:top}' +
    'th{width:40%;font-weight:400;color:#555}</style></head>' +
    `<body><h1>${escape(title)}</h1>${notes.map((note) => `<p>${escape(note)}</p>`).join('')}${body}</body></html>`
  )
}
