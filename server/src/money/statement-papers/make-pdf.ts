import Pdfkit from 'pdfkit'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import { faceFiles } from '../../platform/faces/faces.ts'
import {
  amountInWords,
  dayInWords,
  footInWords,
  gstInWords,
  lineInWords,
  monthInWords,
  type Paper,
  sumsInWords,
} from './paper-texts.ts'
import { type Pen, writeLine } from './write-line.ts'

// Points of 1/72 inch on A4.
const MARGIN = 56
const WIDTH = 483
const RIGHT = MARGIN + WIDTH
const ROW = 18
const FOOT_AT = 772
const LAST_ROW_AT = 744
const INK = '#16202c'
const SOFT = '#4b5865'
const HAIR = '#c9d0d7'

interface Column {
  title: string
  x: number
  width: number
  align: 'left' | 'right'
}
const columns = [
  { title: 'Day', x: 0, width: 50, align: 'left' },
  { title: 'Loan', x: 50, width: 66, align: 'left' },
  { title: 'Lender', x: 116, width: 92, align: 'left' },
  { title: 'Disbursed ₹', x: 208, width: 66, align: 'right' },
  { title: 'We received ₹', x: 274, width: 62, align: 'right' },
  { title: 'Your terms', x: 336, width: 88, align: 'right' },
  { title: 'Your part ₹', x: 424, width: 59, align: 'right' },
] as const satisfies readonly Column[]
const leftOutColumns = [
  { title: 'Loan', x: 0, width: 76, align: 'left' },
  { title: 'Lender', x: 76, width: 130, align: 'left' },
  { title: 'Why', x: 206, width: 200, align: 'left' },
  { title: 'Your part ₹', x: 406, width: 77, align: 'right' },
] as const satisfies readonly Column[]

type Pdf = InstanceType<typeof Pdfkit>

const pen = (pdf: Pdf, size: number, isBold = false, colour = INK): Pen => ({ pdf, size, isBold, colour })

const rule = (pdf: Pdf, y: number, colour = INK, from = MARGIN): void => {
  pdf.moveTo(from, y).lineTo(RIGHT, y).lineWidth(0.75).strokeColor(colour).stroke()
}

const writeHead = (pdf: Pdf, { statement, house }: Paper): number => {
  const { sums } = statement
  writeLine(pen(pdf, 13, true), house, { x: MARGIN, y: MARGIN, width: 240 })
  const right = { x: MARGIN + 200, width: 283, align: 'right' } as const
  writeLine(pen(pdf, 15, true), `Statement ${statement.number}`, { ...right, y: MARGIN })
  const shown =
    statement.shown_at === null ? '' : ` · shown ${dayInWords(dayInIndia(new Date(statement.shown_at)))}`
  writeLine(pen(pdf, 8, false, SOFT), `${monthInWords(statement.month)}${shown}`, {
    ...right,
    y: MARGIN + 22,
  })
  rule(pdf, 106)
  writeLine(pen(pdf, 8, false, SOFT), 'To', { x: MARGIN, y: 116, width: 150 })
  writeLine(pen(pdf, 9, true), statement.partner_name, { x: MARGIN, y: 129, width: 180 })
  const small = pen(pdf, 8)
  const { pan_masked: pan, gstin_masked: gstin, account_number_masked: account } = statement
  writeLine(small, pan === null ? 'No PAN on file' : `PAN ${pan}`, { x: MARGIN, y: 143, width: 180 })
  if (gstin !== null) writeLine(small, `GSTIN ${gstin}`, { x: MARGIN, y: 155, width: 180 })
  writeLine(pen(pdf, 8, false, SOFT), 'Paid to', { x: 248, y: 116, width: 140 })
  writeLine(
    pen(pdf, 8),
    account === null ? 'No bank account on file' : `${statement.ifsc ?? ''} ${account}`,
    {
      x: 248,
      y: 130,
      width: 150,
    },
  )
  writeLine(small, 'after approval, by NEFT', { x: 248, y: 143, width: 150 })
  writeLine(pen(pdf, 8, false, SOFT), 'To your bank', { ...right, y: 116 })
  writeLine(pen(pdf, 17, true), `₹${amountInWords(sums.to_bank)}`, { ...right, y: 128 })
  rule(pdf, 174)
  return 190
}

const writeTitles = (pdf: Pdf, titles: readonly Column[], y: number): number => {
  const soft = pen(pdf, 8, false, SOFT)
  for (const { title, x, width, align } of titles) writeLine(soft, title, { x: MARGIN + x, y, width, align })
  rule(pdf, y + 14)
  return y + 19
}

const writeRow = (
  pdf: Pdf,
  of: readonly Column[],
  cells: readonly string[],
  y: number,
  isBold = false,
): number => {
  for (const [place, { x, width, align }] of of.entries()) {
    const isLast = place === of.length - 1
    writeLine(pen(pdf, 8, isBold || isLast), cells[place] ?? '', {
      x: MARGIN + x + (align === 'left' ? 0 : 2),
      y,
      width: width - 4,
      align,
    })
  }
  rule(pdf, y + 13.5, HAIR)
  return y + ROW
}

/** Below a line that is a share of whoever invited: which partner brought the loan. */
const writeBroughtBy = (pdf: Pdf, name: string, y: number): number => {
  writeLine(pen(pdf, 8, false, SOFT), `Referral: brought by ${name}`, { x: MARGIN + 50, y, width: 420 })
  rule(pdf, y + 13.5, HAIR)
  return y + ROW
}

/**
 * A statement as a PDF, as the direction draws it: A4, black on white, who, where to and how much, the lines, the sums, what is not in it.
 * @param content SHA-256 of the statement's CSV, in hexadecimal: what was frozen
 */
export const makePdf = async (paper: Paper, content: string, madeAt: Date): Promise<Buffer> => {
  const { statement, lines, leftOut } = paper
  const pdf = new Pdfkit({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    font: faceFiles.latin.regular,
    info: { Title: `Statement ${statement.number}`, Author: paper.house, CreationDate: madeAt },
  })
  const parts: Uint8Array[] = []
  const made = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (part: Uint8Array) => parts.push(part))
    pdf.on('end', () => resolve(Buffer.concat(parts)))
    pdf.on('error', reject)
  })
  let y = writeTitles(pdf, columns, writeHead(pdf, paper))
  /** Goes on at the top of another page where `height` does not fit. */
  const room = (height: number, titles: readonly Column[] | null): void => {
    if (y + height <= LAST_ROW_AT) return
    pdf.addPage()
    y = titles === null ? MARGIN : writeTitles(pdf, titles, MARGIN)
  }
  for (const line of lines) {
    room(line.brought_by === null ? ROW : 2 * ROW, columns)
    const { application_number, disbursed, received, terms, amount } = line
    const cells = [
      dayInWords(line.day),
      application_number,
      lineInWords(line),
      amountInWords(disbursed),
      amountInWords(received),
      terms,
      amountInWords(amount),
    ]
    y = writeRow(pdf, columns, cells, y)
    if (line.brought_by !== null) y = writeBroughtBy(pdf, line.brought_by, y)
  }
  room(ROW, columns)
  const { sums } = statement
  const counted = sums.lines === 1 ? '1 line' : `${sums.lines} lines`
  const total = [counted, '', '', ...[sums.disbursed, sums.received].map(amountInWords), '']
  y = writeRow(pdf, columns, [...total, amountInWords(sums.commission)], y, true) + 14

  const sumRows = sumsInWords(paper)
  room(ROW * (sumRows.length + 2), null)
  for (const [place, [words, amount]] of sumRows.entries()) {
    const own = pen(pdf, 8, place === sumRows.length - 1)
    writeLine(own, words, { x: 250, y, width: 210 })
    writeLine(own, amount, { x: 440, y, width: 97, align: 'right' })
    rule(pdf, y + 13.5, HAIR, 250)
    y += ROW
  }
  const gst = gstInWords(paper)
  if (gst !== null) {
    writeLine(pen(pdf, 8, false, SOFT), gst, { x: 250, y, width: 289, align: 'right' })
    y += ROW
  }
  if (leftOut.length > 0) {
    y += 12
    room(ROW * 3, null)
    writeLine(pen(pdf, 9, true), 'Not in this statement', { x: MARGIN, y, width: WIDTH })
    y = writeTitles(pdf, leftOutColumns, y + 18)
    for (const one of leftOut) {
      room(ROW, leftOutColumns)
      const cells = [one.application_number, one.lender_name, one.reason_words, amountInWords(one.amount)]
      y = writeRow(pdf, leftOutColumns, cells, y)
    }
  }

  const pages = pdf.bufferedPageRange().count
  for (let page = 0; page < pages; page += 1) {
    pdf.switchToPage(page)
    rule(pdf, FOOT_AT, HAIR)
    writeLine(pen(pdf, 8, false, SOFT), footInWords(paper), { x: MARGIN, y: FOOT_AT + 8, width: 330 })
    const mark = `sha-256 ${content.slice(0, 8)}… · page ${page + 1} of ${pages}`
    writeLine(pen(pdf, 8, false, SOFT), mark, { x: MARGIN + 300, y: FOOT_AT + 8, width: 183, align: 'right' })
  }
  pdf.end()
  return made
}
