import { dayInIndia } from '@marketplace/contract/platform/calendar/india-time'
import type { LenderRevenueRule, RevenueType } from '@marketplace/contract/market/lender-revenue'
import { laterContents, pricingRulesOn } from '@marketplace/contract/market/rule-on'
import { useMemo, useState } from 'react'
import { money, moneyInWords } from '../../i18n/format-values.ts'
import { DayField } from '../../office/form/day-field.tsx'
import { FormDialog } from '../../office/form/form-dialog.tsx'
import { dayText } from '../../office/show/day-text.ts'
import { specifiedTexts } from '../../office/show/specified-texts.ts'
import { Switch } from '../../office/form/switch.tsx'
import { useDraft } from '../../office/session/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { nextMonthBegin, wrongBegin } from './begin-day.ts'
import { parseAmount } from './parse-amount.ts'
import { boundPairs, formOf, readForm, type ReadForm, type RevenueForm } from './revenue-form.ts'
import { rateText, ruleTexts } from './rule-texts.ts'
import { SlabWarnings } from './slab-warnings.tsx'
import { useWhatIf, type TriedRule } from './use-what-if.ts'
import type { Revenue } from './use-revenue.ts'
import type { TriedMonth } from './what-if-box.tsx'
import { afterPress } from '../../ui/form/after-press.ts'

/** What is open: nothing, a new rule, or one to change. */
export type OpenDialog = null | 'add' | LenderRevenueRule

interface RevenueDialogProps {
  open: Exclude<OpenDialog, null>
  lenderId: number
  revenue: Revenue
  month: TriedMonth
  onClose: () => void
}

const LAKH = 100_000

const wordsOf = (typed: string): string | undefined => {
  const rupees = parseAmount(typed)
  if (rupees === null || rupees < LAKH) return undefined
  return `${money(rupees)} · ${moneyInWords(rupees, 'en')}`
}

/** The rules with one of them as it is typed. */
const put = (rules: readonly TriedRule[], typed: TriedRule): TriedRule[] =>
  rules.map((rule) => (rule.id === typed.id ? typed : rule))

/** What the rules would give, and leave open, with this one among them. */
const Outlook = ({
  open,
  lenderId,
  revenue,
  month,
  read,
  day,
}: RevenueDialogProps & { read: ReadForm; day: string }) => {
  const saved = pricingRulesOn(revenue.rules ?? [], day)
  const id = open === 'add' ? null : open.id
  const tried =
    read.rule === null
      ? null
      : id === null
        ? [...saved, { id, ...read.rule }]
        : put(saved, { id, ...read.rule })
  const { month: priced } = useWhatIf(tried === null ? null : { lenderId, ...month, rules: tried })
  if (priced === null || tried === null) return null
  return (
    <>
      <p className="text-sm">
        {money(month.disbursed)} in {month.loans} {month.loans === 1 ? 'loan' : 'loans'} would give{' '}
        <strong className="figures">{money(priced.amount)}</strong>
        {priced.rule === null ? '' : ` by rule ${priced.rule}`}.
      </p>
      <SlabWarnings title="Once this is saved" warnings={priced.warnings} />
    </>
  )
}

interface FieldsProps {
  form: RevenueForm
  set: (changes: Partial<RevenueForm>) => void
  /** What is said of each field: of those that were left, or of all after a refusal. */
  errorOf: (name: keyof RevenueForm) => string | undefined
  onLeave: (name: keyof RevenueForm) => void
  types: readonly RevenueType[]
}

const RevenueFields = ({ form, set, errorOf, onLeave, types }: FieldsProps) => {
  const number = (name: keyof RevenueForm, label: string, more: object = {}) => (
    <TextField
      key={name}
      label={label}
      autoComplete="off"
      inputMode="decimal"
      value={form[name]}
      onChange={({ target }) => set({ [name]: target.value })}
      onBlur={() => onLeave(name)}
      error={errorOf(name)}
      {...more}
    />
  )
  return (
    <>
      {boundPairs.map(({ min, max, label, isMoney, hint }) => (
        <div key={label} className="grid items-start gap-4 sm:grid-cols-2">
          {(
            [
              [min, 'Min'],
              [max, 'Max'],
            ] as const
          ).map(([name, end]) =>
            number(
              name,
              `${label} ${end}`,
              isMoney ? { inputMode: 'text', prefix: '₹', hint: wordsOf(form[name]) ?? hint } : { hint },
            ),
          )}
        </div>
      ))}
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <SelectField
          label="Revenue type"
          placeholder="Choose"
          required
          options={types.map(({ id, name }) => ({ value: id, label: name }))}
          value={form.revenue_type_id}
          onChange={({ target }) => set({ revenue_type_id: target.value })}
          onBlur={() => onLeave('revenue_type_id')}
          error={errorOf('revenue_type_id')}
        />
        {number('revenue_flat', 'Revenue flat', { prefix: '₹', hint: 'A loan' })}
        {number('revenue_percent', 'Revenue percentage', { hint: '% of what is disbursed' })}
      </div>
    </>
  )
}

interface BeginProps {
  day: string | null
  today: string
  error: string | undefined
  /** The rule as it is saved; null for a new one. */
  rule: LenderRevenueRule | null
  onChange: (day: string | null) => void
}

/** From which day on the content counts; the beginning of the next month is a press away. */
const Begin = ({ day, today, error, rule, onChange }: BeginProps) => {
  const month = nextMonthBegin(today)
  const later = rule === null ? [] : laterContents(rule, day ?? today)
  return (
    <div className="space-y-2">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <DayField
          label="In force from"
          hint="Empty: from today."
          value={day}
          error={error}
          onChange={onChange}
        />
        <Button kind="quiet" className="sm:mt-6" onClick={() => onChange(month)}>
          From {dayText(month)}
        </Button>
      </div>
      {later.map((content) => (
        <p key={content.version} className="text-sm text-warn">
          From {dayText(content.valid_from)} the planned change counts again: {rateText(content)}. Take it
          back in the table, or save another content from the same day to replace it.
        </p>
      ))}
    </div>
  )
}

/** Somebody else was first: what stands now, before it is replaced. */
const Overtaken = ({ rule, types }: { rule: LenderRevenueRule; types: readonly RevenueType[] }) => {
  const { disbursed, loans, ats, type, flat, percent } = ruleTexts(rule, types)
  return (
    <Notice tone="warn" live title="Somebody changed this rule meanwhile">
      <p className="text-sm">
        It stands as: disbursed {disbursed}, number {loans}, ATS {ats}, {type}, flat {flat}, percentage{' '}
        {percent}, {rule.status === 1 ? 'active' : 'inactive'}. Submit replaces it with what is typed below,
        Cancel leaves it.
      </p>
    </Notice>
  )
}

/** Adds a rule, or changes one (section 4, Revenue dialog); every check of section 5 while it is typed. */
export const RevenueDialog = (props: RevenueDialogProps) => {
  const { open, lenderId, revenue, onClose } = props
  const stored = useMemo(
    () => ({
      ...formOf(open === 'add' ? null : open),
      // A rule that is yet to begin keeps its day.
      valid_from: open !== 'add' && open.state === 'planned' ? open.valid_from : null,
    }),
    [open],
  )
  const [form, set, forget] = useDraft(
    `lender ${lenderId} ${open === 'add' ? 'new rule' : `rule ${open.id} ${open.newest_version}`}`,
    stored,
  )
  const close = (): void => {
    forget()
    onClose()
  }
  const [left, setLeft] = useState<ReadonlySet<keyof RevenueForm>>(new Set())
  const { valid_from } = form
  const [today] = useState(() => dayInIndia(new Date()))
  const wrongDay = wrongBegin(valid_from, today)
  const read = readForm(form)
  const isAdd = open === 'add'
  // As it stands now: another one than was opened where somebody else has saved it meanwhile.
  const present = isAdd ? null : (revenue.rules?.find(({ id }) => id === open.id) ?? open)
  const isOvertaken = !isAdd && present !== null && present.newest_version !== open.newest_version
  return (
    <FormDialog
      isOpen
      isWide
      title={isAdd ? 'Add revenue' : 'Edit revenue'}
      action="Submit"
      canSubmit={read.rule !== null && wrongDay === undefined}
      onClose={close}
      onSubmit={async () => {
        if (read.rule === null) return
        const rule = { ...read.rule, ...(valid_from !== null && { valid_from }) }
        await (present === null ? revenue.add(rule) : revenue.change(present, rule))
      }}
    >
      {(serverErrors) => (
        <>
          {isOvertaken ? <Overtaken rule={present} types={revenue.types} /> : null}
          <RevenueFields
            form={form}
            set={set}
            types={revenue.types}
            onLeave={(name) => afterPress(() => setLeft((before) => new Set(before).add(name)))}
            errorOf={(name) => {
              const wrong = read.errors[name]
              // A type is asked for once it was passed by; what is wrong with a number shows while it stands there.
              if (wrong !== undefined && (name !== 'revenue_type_id' || left.has(name))) return wrong
              return serverErrors[name]
            }}
          />
          {read.needsRate ? <p className="text-sm text-bad">{specifiedTexts.flat_or_percent}</p> : null}
          <Switch
            label="Active"
            isOn={form.status === '1'}
            onChange={(isOn) => set({ status: isOn ? '1' : '0' })}
          />
          <Begin
            day={valid_from}
            today={today}
            error={wrongDay ?? serverErrors['valid_from']}
            rule={present}
            onChange={(day) => set({ valid_from: day })}
          />
          <Outlook {...props} read={read} day={valid_from ?? today} />
        </>
      )}
    </FormDialog>
  )
}
