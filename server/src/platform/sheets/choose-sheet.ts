import { SheetRefused, type SheetInfo, type SheetNotice } from './sheet-types.ts'

interface NamedSheet {
  name: string
  isHidden: boolean
}

/**
 * The sheet that is read, the first visible one or the one that is asked for, and what is said of the others.
 * @throws SheetRefused: `no_such_sheet`, `only_hidden_sheets`
 */
export const chooseSheet = <Sheet extends NamedSheet>(
  sheets: readonly Sheet[],
  asked: string | undefined,
): { sheet: Sheet } & Pick<SheetInfo, 'otherSheets' | 'hiddenSheets' | 'notices'> => {
  if (sheets.length === 0) throw new SheetRefused('empty')
  const sheet = sheets.find(({ name, isHidden }) => (asked === undefined ? !isHidden : name === asked))
  if (sheet === undefined)
    throw new SheetRefused(asked === undefined ? 'only_hidden_sheets' : 'no_such_sheet')
  const others = sheets.filter((other) => other !== sheet)
  const otherSheets = others.filter(({ isHidden }) => !isHidden).map(({ name }) => name)
  const hiddenSheets = others.filter(({ isHidden }) => isHidden).map(({ name }) => name)
  const notices: SheetNotice[] = []
  if (otherSheets.length > 0 && asked === undefined) notices.push('more_sheets')
  if (hiddenSheets.length > 0) notices.push('hidden_sheets')
  return { sheet, otherSheets, hiddenSheets, notices }
}
