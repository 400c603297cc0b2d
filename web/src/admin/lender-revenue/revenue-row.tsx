import { useSortable } from '@dnd-kit/sortable'
import type { LenderRevenueRule, RevenueType } from '@marketplace/contract/market/lender-revenue'
import { IconGripVertical, IconPencil, IconTrash } from '@tabler/icons-react'
import { dayText } from '../../office/show/day-text.ts'
import { StatusDot } from '../../office/show/status-dot.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Badge } from '../../ui/surfaces.tsx'
import { rateText, ruleTexts } from './rule-texts.ts'
import type { PlannedContent } from './take-back-dialog.tsx'

const iconButton =
  'inline-flex size-9 items-center justify-center rounded-control hover:bg-brand-soft pointer-coarse:size-11'
const wide = 'border-b border-line-soft px-2 py-1'
/** Short words and single numbers stay on a line; ranges, names and days of plans break where the page is narrow. */
const cell = `${wide} whitespace-nowrap`

/** Takes back what is planned: a button beside it. The only content of a rule goes with the rule. */
const TakeBack = ({ rule, content, onTakeBack }: PlannedContent & Pick<RevenueRowProps, 'onTakeBack'>) => (
  <button
    type="button"
    aria-haspopup="dialog"
    aria-label={`Take back ${rateText(content)} from ${dayText(content.valid_from)}`}
    onClick={() => onTakeBack({ rule, content })}
    className="min-h-6 rounded-control px-1 text-brand underline hover:bg-brand-soft pointer-coarse:min-h-11"
  >
    Take back
  </button>
)

/** Since when the rule stands as it is, and what is planned for it. */
const Begin = ({ rule, onTakeBack }: Pick<RevenueRowProps, 'rule' | 'onTakeBack'>) => (
  <>
    <span className="figures flex flex-wrap items-center gap-x-2">
      {dayText(rule.valid_from)}
      {rule.state === 'planned' ? <Badge>Planned</Badge> : null}
      {rule.state === 'planned' && rule.planned.length > 0 ? (
        <TakeBack rule={rule} content={rule} onTakeBack={onTakeBack} />
      ) : null}
    </span>
    {rule.planned.map((content) => (
      <span key={content.version} className="figures block text-ink-soft">
        Planned from {dayText(content.valid_from)}: {rateText(content)}
        {content.status === 1 ? '' : ', inactive'}{' '}
        <TakeBack rule={rule} content={content} onTakeBack={onTakeBack} />
      </span>
    ))}
  </>
)

interface RevenueRowProps {
  rule: LenderRevenueRule
  /** From 1. */
  place: number
  types: readonly RevenueType[]
  onEdit: (rule: LenderRevenueRule) => void
  onDelete: (rule: LenderRevenueRule) => void
  onTakeBack: (plan: PlannedContent) => void
}

/** One rule, with the handle that it is moved by: the pointer, or Space, the arrow keys and Space again. */
export const RevenueRow = ({ rule, place, types, onEdit, onDelete, onTakeBack }: RevenueRowProps) => {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({
      id: rule.id,
    })
  const texts = ruleTexts(rule, types)
  const name = `rule ${place}, ${rateText(rule)}`
  return (
    <tr
      ref={setNodeRef}
      style={{ transform: transform === null ? undefined : `translateY(${transform.y}px)`, transition }}
      className={classNames('bg-surface', isDragging && 'relative z-10 shadow-card')}
    >
      <td className={classNames(cell, 'ps-1')}>
        <button
          {...attributes}
          {...listeners}
          ref={setActivatorNodeRef}
          type="button"
          aria-label={`Move ${name}`}
          className={classNames(iconButton, 'cursor-grab touch-none active:cursor-grabbing')}
        >
          <IconGripVertical aria-hidden="true" className="size-5" />
        </button>
      </td>
      <th scope="row" className={classNames(cell, 'figures text-end font-normal')}>
        {place}
      </th>
      <td className={classNames(wide, 'figures')}>{texts.disbursed}</td>
      <td className={classNames(wide, 'figures')}>{texts.loans}</td>
      <td className={classNames(wide, 'figures')}>{texts.ats}</td>
      <td className={wide}>{texts.type}</td>
      <td className={classNames(cell, 'figures text-end')}>{texts.flat}</td>
      <td className={classNames(cell, 'figures text-end')}>{texts.percent}</td>
      <td className={cell}>
        <StatusDot tone={rule.status === 1 ? 'good' : 'idle'}>
          {rule.status === 1 ? 'Active' : 'Inactive'}
        </StatusDot>
      </td>
      <td className={wide}>
        <Begin rule={rule} onTakeBack={onTakeBack} />
      </td>
      <td className={classNames(cell, 'pe-1 text-end')}>
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={`Edit ${name}`}
          onClick={() => onEdit(rule)}
          className={iconButton}
        >
          <IconPencil aria-hidden="true" className="size-5" />
        </button>
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={`Delete ${name}`}
          onClick={() => onDelete(rule)}
          className={classNames(iconButton, 'text-bad')}
        >
          <IconTrash aria-hidden="true" className="size-5" />
        </button>
      </td>
    </tr>
  )
}
