/** A row of the reference table of the specification, section 3. */
export interface ExampleLender {
  name: string
  age: string
  employment: string
  /** Rupees a month. */
  income: number
  least: number
  most: number
  score: string
  journey: 'App' | 'Web/App'
}

type Row = readonly [
  name: string,
  age: string,
  employment: string,
  income: number,
  least: number,
  most: number,
  score: string,
  journey: ExampleLender['journey'],
]

const both = 'Salaried and self-employed'

const rows: readonly Row[] = [
  ['Example Lender 1', '21-55', 'Salaried', 15_000, 5_000, 200_000, '650+', 'App'],
  ['Example Lender 2', '21-58', 'Salaried', 25_000, 50_000, 2_500_000, '725+', 'Web/App'],
  ['Example Lender 3', '23-58', 'Salaried', 30_000, 50_000, 4_000_000, '730+', 'Web/App'],
  ['Example Lender 4', '21-60', both, 20_000, 10_000, 500_000, '700+', 'App'],
  ['Example Lender 5', '22-55', 'Salaried', 18_000, 2_000, 100_000, '650+', 'App'],
  ['Example Lender 6', '25-60', 'Self-employed', 25_000, 25_000, 1_000_000, '685+', 'Web/App'],
  ['Example Lender 7', '21-57', 'Salaried', 25_000, 30_000, 1_500_000, '720+', 'Web/App'],
  ['Example Lender 8', '19-55', both, 15_000, 750, 25_000, '625+', 'App'],
  ['Example Lender 9', '21-55', 'Salaried', 20_000, 15_000, 500_000, '675+', 'App'],
  ['Example Lender 10', '23-55', both, 20_000, 20_000, 800_000, '680+', 'Web/App'],
  ['Example Lender 11', '21-60', 'Salaried', 35_000, 50_000, 5_000_000, '750+', 'Web/App'],
  ['Example Lender 12', '21-55', 'Salaried', 15_000, 3_000, 150_000, '640+', 'App'],
  ['Example Lender 13', '24-60', both, 30_000, 50_000, 3_000_000, '735+', 'Web/App'],
  ['Example Lender 14', '21-50', 'Salaried', 16_000, 1_000, 60_000, '630+', 'App'],
  ['Example Lender 15', '22-58', both, 22_000, 10_000, 700_000, '700+', 'Web/App'],
  ['Example Lender 16', '21-55', 'Salaried', 25_000, 25_000, 1_200_000, '710+', 'App'],
  ['Example Lender 17', '25-58', 'Self-employed', 40_000, 50_000, 3_500_000, '740+', 'Web/App'],
  ['Example Lender 18', '21-56', both, 18_000, 5_000, 300_000, '660+', 'App'],
  ['Example Lender 19', '23-60', 'Salaried', 50_000, 50_000, 5_000_000, '750+', 'Web/App'],
  ['Example Lender 20', '20-55', 'Salaried', 15_000, 1_500, 80_000, '625+', 'App'],
  ['Example Lender 21', '21-58', both, 20_000, 10_000, 600_000, '690+', 'App'],
  ['Example Lender 22', '22-60', 'Salaried', 28_000, 40_000, 2_000_000, '725+', 'Web/App'],
  ['Example Lender 23', '21-55', both, 15_000, 5_000, 250_000, '670+', 'Web/App'],
]

/** What lenders of a market like this usually ask: invented lenders in the columns and ranges of the specification. */
export const exampleLenders: readonly ExampleLender[] = rows.map(
  ([name, age, employment, income, least, most, score, journey]) => ({
    name,
    age,
    employment,
    income,
    least,
    most,
    score,
    journey,
  }),
)
