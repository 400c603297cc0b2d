import { useEffect, useId, useState } from 'react'
import { useFormat } from '../../i18n/use-format.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Chips } from '../../ui/chips.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { ChipGroup } from '../../ui/form/chip-group.tsx'
import { DateField } from '../../ui/form/date-field.tsx'
import { MoneyField } from '../../ui/form/money-field.tsx'
import { PasscodeField } from '../../ui/form/passcode-field.tsx'
import { RadioGroup } from '../../ui/form/radio-group.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { Slider } from '../../ui/form/slider.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Card } from '../../ui/surfaces.tsx'
import { showToast } from '../../ui/toast-store.ts'

const filters = [
  { value: 'all', label: 'All 12' },
  { value: 'bank', label: 'Banks 5' },
  { value: 'free', label: 'No fee 3' },
] as const

const BUSY_MS = 2_000

const BusyButton = () => {
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    if (!isBusy) return undefined
    const timer = setTimeout(() => setBusy(false), BUSY_MS)
    return () => clearTimeout(timer)
  }, [isBusy])
  return (
    <Button busy={isBusy} onClick={() => setBusy(true)}>
      Busy for a moment
    </Button>
  )
}

/** What is pressed: one primary button a screen, and what opens over the page. */
export const ButtonParts = () => {
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<(typeof filters)[number]['value']>('all')
  return (
    <Card className="space-y-4">
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => showToast('Saved', 'good')}>Primary</Button>
        <Button kind="secondary" onClick={() => setOpen(true)}>
          Secondary
        </Button>
        <Button kind="quiet">Quiet</Button>
        <Button kind="danger" onClick={() => showToast('That did not work', 'bad')}>
          Danger
        </Button>
        <BusyButton />
        <Button disabled>Disabled</Button>
        <LinkButton href="/grievance">Link</LinkButton>
        <CopyButton text="CHAR-7K2M-Q9TX" copied="Copied" failed="Copying did not work here.">
          Copy the code
        </CopyButton>
      </div>
      <Chips label="Which offers" chips={filters} chosen={chosen} onChoose={setChosen} />
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

/** What is filled in, with hints and errors. */
export const ControlParts = () => {
  const format = useFormat()
  const name = useId()
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
        name={`${name}-sex`}
        label="Gender"
        defaultValue={1}
        options={[
          { value: 1, label: 'Female' },
          { value: 2, label: 'Male', hint: 'as on the PAN card' },
        ]}
      />
      <ChipGroup
        name={`${name}-score`}
        label="Credit score"
        defaultValue={750}
        options={[
          { value: 700, label: '700 to 749' },
          { value: 750, label: '750 or more' },
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
    </Card>
  )
}
