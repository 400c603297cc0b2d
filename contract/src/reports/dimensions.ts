/** What figures are cut by. `values`: ids of rows, texts of a product, or a time that the server groups by. */
interface DimensionOf {
  label: string
  plural: string
  definition: string
  /** What the value 0, or none, is called. */
  none: string
}

export const dimensions = {
  product: {
    label: 'Product',
    plural: 'Products',
    definition: 'The product that was applied for; a start has none yet, as it is chosen after the sign-in.',
    none: 'Not chosen yet',
  },
  brand: {
    label: 'Brand',
    plural: 'Brands',
    definition: 'The brand under which it happened.',
    none: 'No brand',
  },
  source: {
    label: 'Source',
    plural: 'Sources',
    definition: 'Where the start came from: of an application, the start of the last sign-in before it.',
    none: 'Not known',
  },
  device: {
    label: 'Device',
    plural: 'Devices',
    definition: 'Phone, tablet or desktop, as the browser says when a passcode is asked for.',
    none: 'Not known',
  },
  partner: {
    label: 'Partner',
    plural: 'Partners',
    definition: 'Whose lead the application is; of a start, the partner whose link it came by.',
    none: 'No partner',
  },
  lender: {
    label: 'Lender',
    plural: 'Lenders',
    definition: 'The lender that was applied to.',
    none: 'No lender',
  },
  reason: {
    label: 'Reason',
    plural: 'Reasons',
    definition: 'Why a lender refused, as it told us.',
    none: 'Not told',
  },
  day: { label: 'Day', plural: 'Days', definition: 'A calendar day in India.', none: '–' },
  week: { label: 'Week', plural: 'Weeks', definition: 'Monday to Sunday, by the Monday.', none: '–' },
  month: { label: 'Month', plural: 'Months', definition: 'A calendar month in India.', none: '–' },
} as const satisfies Record<string, DimensionOf>
export type Dimension = keyof typeof dimensions
export const dimensionNames = Object.keys(dimensions) as readonly Dimension[]

/** Those that a figure can be filtered by, each by a list of ids: products and reasons by their names. */
export const filterNames = ['product', 'brand', 'source', 'device', 'partner', 'lender', 'reason'] as const
export type FilterName = (typeof filterNames)[number]

/** By its number, as a start notes it. */
export const deviceLabels: Readonly<Record<number, string>> = { 1: 'Phone', 2: 'Tablet', 3: 'Desktop' }
