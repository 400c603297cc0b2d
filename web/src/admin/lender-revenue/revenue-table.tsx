import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type Modifier,
  type UniqueIdentifier,
} from '@dnd-kit/core'
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import type { LenderRevenueRule, RevenueType } from '@marketplace/contract/market/lender-revenue'
import { useMemo } from 'react'
import { Term } from '../help/term.tsx'
import { RevenueRow } from './revenue-row.tsx'
import { rateText } from './rule-texts.ts'
import type { PlannedContent } from './take-back-dialog.tsx'

interface RevenueTableProps {
  rules: readonly LenderRevenueRule[]
  types: readonly RevenueType[]
  onOrder: (ids: readonly number[]) => void
  onEdit: (rule: LenderRevenueRule) => void
  onDelete: (rule: LenderRevenueRule) => void
  onTakeBack: (plan: PlannedContent) => void
}

const heading = 'border-b border-line px-2 py-2 text-start align-bottom text-xs font-semibold text-ink-soft'

/** What scrolls sideways has to be reachable by keyboard (WCAG 2.2, 2.1.1). */
const reachable = { tabIndex: 0 } as const

/** Rows go up and down, never sideways. */
const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 })

const announcementsFor = (rules: readonly LenderRevenueRule[]): Announcements => {
  const place = (id: UniqueIdentifier): number => rules.findIndex((rule) => rule.id === id) + 1
  const name = (id: UniqueIdentifier): string => {
    const rule = rules.find((other) => other.id === id)
    return rule === undefined ? 'The rule' : `The rule ${rateText(rule)}`
  }
  const of = `of ${rules.length}`
  // Over its own place right after it is picked up: that was said already.
  let told = 0
  return {
    onDragStart: ({ active }) => {
      told = place(active.id)
      return `${name(active.id)} is picked up, at place ${told} ${of}.`
    },
    onDragOver: ({ active, over }) => {
      const now = over === null ? 0 : place(over.id)
      if (now === told) return undefined
      told = now
      return now === 0
        ? `${name(active.id)} is not over the list.`
        : `${name(active.id)} is at place ${now} ${of}.`
    },
    onDragEnd: ({ active, over }) =>
      over === null
        ? `${name(active.id)} is back at place ${place(active.id)}.`
        : `${name(active.id)} is put down at place ${place(over.id)} ${of}.`,
    onDragCancel: ({ active }) =>
      `Moving is given up. ${name(active.id)} is back at place ${place(active.id)}.`,
  }
}

const instructions = {
  draggable:
    'To move a rule press Space. While it is picked up, the up and down arrow keys move it. Space puts it down, Escape leaves it where it was.',
}

/** The rules in their order; the first that holds for a month prices it. */
export const RevenueTable = ({ rules, types, onOrder, onEdit, onDelete, onTakeBack }: RevenueTableProps) => {
  const sensors = useSensors(
    // A press alone is no drag.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const ids = useMemo(() => rules.map(({ id }) => id), [rules])
  const announcements = useMemo(() => announcementsFor(rules), [rules])
  const drop = ({ active, over }: DragEndEvent): void => {
    if (over === null || active.id === over.id) return
    onOrder(arrayMove(ids, ids.indexOf(Number(active.id)), ids.indexOf(Number(over.id))))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDown]}
      accessibility={{ announcements, screenReaderInstructions: instructions }}
      onDragEnd={drop}
    >
      <div
        role="region"
        aria-label="Revenue rules"
        {...reachable}
        className="overflow-x-auto rounded-surface border border-line-soft"
      >
        <table className="w-full border-separate border-spacing-0 text-sm">
          <caption className="sr-only">Revenue rules, in the order they are tried</caption>
          <thead>
            <tr>
              <th scope="col" className={heading}>
                <span className="sr-only">Move</span>
              </th>
              <th scope="col" className={`${heading} text-end`}>
                Order
              </th>
              <th scope="col" className={heading}>
                <Term of="slab_disbursed">Slab disbursed</Term>
              </th>
              <th scope="col" className={heading}>
                <Term of="slab_number">Slab number</Term>
              </th>
              <th scope="col" className={heading}>
                <Term of="ats">ATS</Term>
              </th>
              <th scope="col" className={heading}>
                Revenue type
              </th>
              <th scope="col" className={`${heading} text-end`}>
                Revenue flat
              </th>
              <th scope="col" className={`${heading} text-end`}>
                Revenue percentage
              </th>
              <th scope="col" className={heading}>
                Status
              </th>
              <th scope="col" className={heading}>
                In force from
              </th>
              <th scope="col" className={`${heading} text-end`}>
                Actions
              </th>
            </tr>
          </thead>
          <tbody>
            <SortableContext items={ids} strategy={verticalListSortingStrategy}>
              {rules.map((rule, index) => (
                <RevenueRow
                  key={rule.id}
                  rule={rule}
                  place={index + 1}
                  types={types}
                  onEdit={onEdit}
                  onDelete={onDelete}
                  onTakeBack={onTakeBack}
                />
              ))}
            </SortableContext>
          </tbody>
        </table>
      </div>
    </DndContext>
  )
}
