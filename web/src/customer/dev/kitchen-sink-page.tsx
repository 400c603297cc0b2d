import { useState } from 'react'
import { useFormat } from '../../i18n/use-format.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { ComparisonTable } from '../../ui/comparison-table.tsx'
import { DateField } from '../../ui/form/date-field.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { MoneyField } from '../../ui/form/money-field.tsx'
import { PasscodeField } from '../../ui/form/passcode-field.tsx'
import { RadioGroup } from '../../ui/form/radio-group.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { Slider } from '../../ui/form/slider.tsx'
import { Badge, Card, Disclosure, Notice } from '../../ui/surfaces.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { StepDots, Timeline } from '../../ui/timeline.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { ProgressBar, Skeleton } from '../../ui/waiting.tsx'

const steps = [
  { key: 1, label: 'Sent to the lender', state: 'done', stateText: 'done', detail: '20/11/2026' },
  { key: 2, label: 'Checking your file', state: 'now', stateText: 'now', detail: 'usually 2 days' },
  { key: 3, label: 'Decision', state: 'ahead', stateText: 'to come' },
] as const

const Controls = () => {
  const format = useFormat()
  const [amount, setAmount] = useState(500_000)
  return (
    <Card className="space-y-5">
      <TextField label="Mobile number" prefix="+91" inputMode="numeric" hint="Ten digits" />
      <TextField label="PAN" defaultValue="ABC" error="Invalid PAN" />
      <MoneyField label="Monthly income" defaultValue="45000" />
      <DateField label="Birth date" />
      <PasscodeField label="Passcode" hint="Six digits" defaultValue="123456" />
      <SelectField label="Employment" placeholder="Choose" options={[{ value: 1, label: 'Salaried' }]} />
      <RadioGroup
        name="sex"
        label="Gender"
        defaultValue={1}
        options={[
          { value: 1, label: 'Female' },
          { value: 2, label: 'Male', hint: 'as on the PAN card' },
        ]}
      />
      <Checkbox label="I agree to the terms" error="Please agree to the terms to go on" />
      <Slider
        label="Amount"
        rangeLabel="Amount, as a slider"
        prefix="₹"
        value={amount}
        min={1000}
        max={5_000_000}
        step={1000}
        onChange={setAmount}
        words={format.moneyInWords}
      />
      <ProgressBar label="Step 2 of 5" value={2} max={5} />
    </Card>
  )
}

const Buttons = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <Card className="flex flex-wrap gap-3">
      <Button onClick={() => showToast('Saved', 'good')}>Primary</Button>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        Secondary
      </Button>
      <Button kind="quiet">Quiet</Button>
      <Button kind="danger" onClick={() => showToast('That did not work', 'bad')}>
        Danger
      </Button>
      <Button busy>Busy</Button>
      <Button disabled>Disabled</Button>
      <LinkButton href="/grievance">Link</LinkButton>
      <Dialog
        isOpen={isOpen}
        title="A question"
        onClose={() => setOpen(false)}
        closeLabel="Close"
        actions={<Button onClick={() => setOpen(false)}>Yes</Button>}
      >
        <p>Is the business registered?</p>
      </Dialog>
    </Card>
  )
}

/** Every part of the design system in the brand's colours, in the demo alone. */
export const KitchenSinkPage = () => (
  <div className="mx-auto max-w-text space-y-5">
    <h1 className="text-xl">Kitchen sink</h1>
    <Buttons />
    <Controls />
    <Card className="space-y-3">
      <div className="flex flex-wrap gap-2">
        <Badge>firm offer</Badge>
        <Badge tone="good">approved</Badge>
        <Badge tone="warn">needs something</Badge>
        <Badge tone="bad">not approved</Badge>
      </div>
      <Notice title="For your information">Nothing to do now.</Notice>
      <Notice tone="good">Saved</Notice>
      <Notice tone="warn">The lender has not answered yet.</Notice>
      <Notice tone="bad">Something went wrong on our side.</Notice>
      <Disclosure summary="What would change this">An income of ₹25,000 a month.</Disclosure>
      <Timeline steps={steps} />
      <StepDots label="Step 2 of 3: checking your file" steps={steps} />
      <Skeleton className="h-10" />
      <ComparisonTable
        caption="Two offers"
        factHeading="Fact"
        columns={[
          { key: 'a', heading: 'Sahyadri Bank' },
          { key: 'b', heading: 'Konkan Credit' },
        ]}
        rows={[{ key: 'emi', label: 'EMI', cells: { a: '₹17,089', b: '₹17,500.50' } }]}
      />
    </Card>
  </div>
)
