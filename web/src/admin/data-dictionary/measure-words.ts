import { dimensions } from '@marketplace/contract/reports/dimensions'
import { measureNames, measureOf, type Measure } from '@marketplace/contract/reports/measures'
import { reportOf, reports, type ReportName } from '@marketplace/contract/reports/reports'

export interface MeasureLine {
  measure: Measure
  label: string
  definition: string
  unit: string
  /** By what it is cut, in words. */
  by: string
  /** The reports that show it. */
  reports: string
  version: number
}

const times = { heard: 'heard', effective: 'happened', booked: 'booked' } as const

/** The reports that show a measure; steps stand in the customers' journey. */
const reportsWith = (measure: Measure): string => {
  const titles = (Object.keys(reports) as ReportName[])
    .filter((name) => reportOf(name).measures.includes(measure))
    .map((name) => reportOf(name).title)
  return [...titles, ...(measureOf(measure).rows === 'steps' ? ['Customers journey'] : [])].join(', ')
}

/** Every figure that a role may see, as the dictionary lists it. */
export const measureLines = (role: 1 | 2 | 3): MeasureLine[] =>
  measureNames
    .filter((measure) => measureOf(measure).roles.includes(role))
    .map((measure) => {
      const { label, definition, unit, by, times: asked, version } = measureOf(measure)
      return {
        measure,
        label,
        definition,
        unit: unit === 'share' ? 'per cent' : unit,
        by: `${by.map((one) => dimensions[one].label.toLowerCase()).join(', ')}; by the day ${asked.map((one) => times[one]).join(' or ')}`,
        reports: reportsWith(measure),
        version,
      }
    })
