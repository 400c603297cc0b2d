import { type FileReason, fileReasons } from '@marketplace/contract/money/lender-file-words'
import type { previewFileUndo } from '@marketplace/contract/money/lender-files'
import type { Answer } from '@marketplace/contract/platform/call'

export type UndoPreview = Answer<typeof previewFileUndo>['data']

/** What an undo would do: how many rows go back, and how many stay for which reason, those of the most rows first. */
export const presentUndo = (goes_back: number, kept: readonly FileReason[]): UndoPreview => ({
  goes_back,
  stays: [...Map.groupBy(kept, (reason) => reason)]
    .map(([reason, rows]) => ({ reason: fileReasons[reason], count: rows.length }))
    .toSorted((one, other) => other.count - one.count || one.reason.localeCompare(other.reason)),
})
