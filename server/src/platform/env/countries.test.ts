import { expect, it } from 'vitest'
import { readCountries, type CountryVariables } from './countries.ts'

const inIndia: CountryVariables = {
  STORAGE: 's3',
  S3_REGION: 'ap-south-2',
  S3_COUNTRY: 'IN',
  DATABASE_COUNTRY: 'IN',
  BACKUP_COUNTRY: 'IN',
  SMS_COUNTRY: 'IN',
  SMTP_COUNTRY: 'IN',
  CRM_COUNTRY: 'IN',
}

it.each<[string, Partial<CountryVariables>, RegExp]>([
  ['a database elsewhere', { DATABASE_COUNTRY: 'SG' }, /^DATABASE_COUNTRY: data and backups stay/],
  ['backups elsewhere', { BACKUP_COUNTRY: 'SG' }, /^BACKUP_COUNTRY: /],
  ['backups nobody knows where', { BACKUP_COUNTRY: undefined }, /^BACKUP_COUNTRY: required/],
  ['a bucket elsewhere', { S3_COUNTRY: 'SG' }, /^S3_COUNTRY: /],
  ['a region elsewhere', { S3_REGION: 'eu-west-1' }, /^S3_REGION: must be in India/],
  ['a party nobody knows where', { CRM_COUNTRY: undefined }, /^CRM_COUNTRY: required/],
  ['a party elsewhere', { CRM_COUNTRY: 'US' }, /^CRM_COUNTRY: must be IN/],
  [
    'the exception of another',
    { CRM_COUNTRY: 'US', OUTSIDE_INDIA: ['SMS'] },
    /^OUTSIDE_INDIA: SMS .*\nCRM_COUNTRY: /,
  ],
  ['an exception without a need', { OUTSIDE_INDIA: ['CRM'] }, /^OUTSIDE_INDIA: CRM stands in India/],
])('refuses %s', (_name, change, fault) => {
  expect(() => readCountries({ ...inIndia, ...change })).toThrow(fault)
})

it('takes all of them in India, a party elsewhere by exception, and a bucket of one’s own in any region', () => {
  expect(readCountries(inIndia)).toEqual([])
  expect(readCountries({ ...inIndia, CRM_COUNTRY: 'US', OUTSIDE_INDIA: ['CRM'] })).toEqual([
    { party: 'CRM', country: 'US' },
  ])
  expect(readCountries({ ...inIndia, S3_REGION: 'pune', S3_ENDPOINT: 'https://files.example.com' })).toEqual(
    [],
  )
  expect(
    readCountries({ ...inIndia, STORAGE: 'local', S3_COUNTRY: undefined, S3_REGION: undefined }),
  ).toEqual([])
})
