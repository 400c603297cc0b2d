import type { OptionSetName } from '@marketplace/contract/reference/option-sets'

/**
 * An option. Rules read ids, so an id keeps its meaning for good. Bands: money and scores include both bounds, years include
 * the lower one alone; null is open.
 */
export interface OptionSeed {
  id: number
  value: string
  band_min: number | null
  band_max: number | null
}

/** Options in the order shown; ids count from 1. */
const options = (...values: string[]): OptionSeed[] =>
  values.map((value, index) => ({ id: index + 1, value, band_min: null, band_max: null }))

type Band = [value: string, band_min: number | null, band_max: number | null]
const bands = (...rows: Band[]): OptionSeed[] =>
  rows.map(([value, band_min, band_max], index) => ({ id: index + 1, value, band_min, band_max }))

const gender = options('Male', 'Female', 'Transgender')
const maritalStatus = options('Single', 'Married', 'Separated', 'Divorced', 'Widowed')
const years = bands(
  ['Less than 1 year', 0, 1],
  ['1 to 2 years', 1, 2],
  ['2 to 3 years', 2, 3],
  ['3 to 5 years', 3, 5],
  ['5 to 10 years', 5, 10],
  ['More than 10 years', 10, null],
)

/**
 * Every option set of the specification, section 7, householdIncome and those of the loan journeys. A home has a rent with residentType and
 * mtResidencyType 3 and 4, and with currentResidencyType 3 to 7.
 */
export const optionSets: Readonly<Record<OptionSetName, readonly OptionSeed[]>> = {
  commPreferences: options('SMS', 'E-mail', 'SMS and e-mail', 'Phone call'),
  employmentStatus: options(
    'Salaried',
    'Self employed professional',
    'Business owner',
    'Retired',
    'Student',
    'Homemaker',
    'Not working',
  ),
  salaryMode: options('Bank transfer', 'Cheque', 'Cash'),
  mvGender: gender,
  residentType: options(
    'Owned by me or my spouse',
    'Owned by my parents or family',
    'Rented',
    'Paying guest or hostel',
    'Given by my employer',
  ),
  educationalLevel: options(
    'Below 10th',
    '10th pass',
    '12th pass',
    'Diploma or ITI',
    'Graduate',
    'Postgraduate',
    'Professional degree (CA, MBBS, LLB and others)',
    'Doctorate',
  ),
  preferNetBanking: options('Yes', 'No'),
  Gender: gender,
  currentResidencyType: options(
    'Own house',
    'Family house',
    'Rented, with family',
    'Rented, with friends',
    'Rented, alone',
    'Paying guest',
    'Hostel',
    'Company house',
  ),
  upwardsResidentStayCategory: bands(
    ['Less than 6 months', 0, 0.5],
    ['6 months to 1 year', 0.5, 1],
    ['1 to 3 years', 1, 3],
    ['3 to 5 years', 3, 5],
    ['More than 5 years', 5, null],
  ),
  professionType: options(
    'Private company',
    'Government',
    'Public sector company',
    'Armed forces or police',
    'Own practice',
    'Own business',
    'Farming',
    'Other',
  ),
  employeementTenure: bands(
    ['Less than 6 months', 0, 0.5],
    ['6 months to 1 year', 0.5, 1],
    ['1 to 2 years', 1, 2],
    ['2 to 5 years', 2, 5],
    ['More than 5 years', 5, null],
  ),
  totalWorkExperience: years,
  loanPurpose: options(
    'Medical treatment',
    'Education',
    'Wedding',
    'Home repair or renovation',
    'Travel',
    'Paying off other loans',
    'Buying a vehicle',
    'Household goods or electronics',
    'Business need',
    'Other',
  ),
  mtGender: gender,
  mtMaritalStatus: maritalStatus,
  mtCompanyType: options(
    'Private limited company',
    'Public limited company',
    'Government or public sector',
    'Partnership or LLP',
    'Proprietorship',
    'Trust, society or NGO',
    'Other',
  ),
  mtResidencyType: options(
    'Owned by me or my spouse',
    'Owned by my parents or family',
    'Rented',
    'Paying guest or hostel',
    'Given by my employer',
  ),
  niraGender: gender,
  niraMaritalStatus: maritalStatus,
  niraJobSector: options(
    'IT and software',
    'Banking and finance',
    'Manufacturing',
    'Shops and retail',
    'Education',
    'Health care',
    'Hotels and restaurants',
    'Transport and delivery',
    'Construction',
    'Government',
    'Other',
  ),
  niraWorkStatus: options('Full-time', 'Part-time', 'On contract', 'Self employed', 'Not working'),
  casheGender: gender,
  businessCurrentTurnover: bands(
    ['Up to ₹5,00,000 a year', 0, 500_000],
    ['₹5,00,001 – ₹10,00,000 a year', 500_001, 1_000_000],
    ['₹10,00,001 – ₹20,00,000 a year', 1_000_001, 2_000_000],
    ['₹20,00,001 – ₹50,00,000 a year', 2_000_001, 5_000_000],
    ['₹50,00,001 – ₹1 crore a year', 5_000_001, 10_000_000],
    ['₹1 crore – ₹5 crore a year', 10_000_001, 50_000_000],
    ['Above ₹5 crore a year', 50_000_001, null],
  ),
  businessYears: years,
  businessCompanyType: options(
    'Proprietorship',
    'Partnership firm',
    'Limited liability partnership (LLP)',
    'Private limited company',
    'Public limited company',
    'One person company',
    'Hindu undivided family (HUF)',
    'Trust or society',
  ),
  businessNature: options(
    'Retail shop',
    'Wholesale or trading',
    'Manufacturing',
    'Services',
    'Farming and allied work',
    'Transport',
    'Food and restaurants',
    'Construction',
    'Other',
  ),
  businessGrossProfit: bands(
    ['Up to ₹1,00,000 a year', 0, 100_000],
    ['₹1,00,001 – ₹3,00,000 a year', 100_001, 300_000],
    ['₹3,00,001 – ₹5,00,000 a year', 300_001, 500_000],
    ['₹5,00,001 – ₹10,00,000 a year', 500_001, 1_000_000],
    ['₹10,00,001 – ₹25,00,000 a year', 1_000_001, 2_500_000],
    ['Above ₹25,00,000 a year', 2_500_001, null],
  ),
  businessRegistrationType: options(
    'GST registration',
    'Udyam (MSME) registration',
    'Shop and establishment licence',
    'Certificate of incorporation',
    'FSSAI licence',
    'Trade licence',
    'Not registered',
  ),
  professionalType: options(
    'Doctor',
    'Chartered accountant',
    'Company secretary or cost accountant',
    'Lawyer',
    'Architect',
    'Engineer',
    'Consultant',
    'Other',
  ),
  professionalYears: years,
  ticketClass: bands(
    ['Up to ₹50,000', 0, 50_000],
    ['₹50,001 – ₹2,00,000', 50_001, 200_000],
    ['₹2,00,001 – ₹5,00,000', 200_001, 500_000],
    ['₹5,00,001 – ₹10,00,000', 500_001, 1_000_000],
    ['Above ₹10,00,000', 1_000_001, null],
  ),
  creditScoreClass: bands(
    ['300–549', 300, 549],
    ['550–649', 550, 649],
    ['650–699', 650, 699],
    ['700–749', 700, 749],
    ['750–799', 750, 799],
    ['800–900', 800, 900],
    ['No credit history', null, null],
    ["I don't know", null, null],
  ),
  householdIncome: bands(
    ['Up to ₹3,00,000 a year', 0, 300_000],
    ['₹3,00,001 – ₹6,00,000 a year', 300_001, 600_000],
    ['₹6,00,001 – ₹12,00,000 a year', 600_001, 1_200_000],
    ['₹12,00,001 – ₹18,00,000 a year', 1_200_001, 1_800_000],
    ['Above ₹18,00,000 a year', 1_800_001, null],
  ),
  goldPurity: options('24 carat', '22 carat', '20 carat', '18 carat'),
  propertyKind: options(
    'Flat',
    'Independent house',
    'Plot, to build on',
    'House under construction',
    'Repair or extension of my house',
  ),
  courseLevel: options(
    'Certificate or skill course',
    'Diploma',
    'Graduation',
    'Post-graduation',
    'Doctorate',
  ),
  courseCountry: options('India', 'Abroad'),
  vehicleCondition: options('New', 'Used'),
}
