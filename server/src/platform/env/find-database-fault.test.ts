import { expect, it } from 'vitest'
import { findDatabaseFault } from './find-database-fault.ts'

const remote = 'postgresql://app@db.example.com/marketplace'

it.each([
  [`${remote}?sslmode=verify-full`, null],
  ['postgresql://app@127.0.0.1/marketplace', null],
  ['postgresql://app@db.example.com/marketplace?host=/run/postgresql', null],
  ['postgresql://app@LOCALHOST/marketplace', null],
  ['postgresql://app@localhost/marketplace?host=::1', null],
  ['postgresql://app@127.db.example.com/marketplace', /sslmode=verify-full/],
  ['postgresql://app@127.0.0.1.example.com/marketplace', /sslmode=verify-full/],
  ['postgresql://app@db.localhost/marketplace', /sslmode=verify-full/],
  ['postgresql://app@localhost/marketplace?host=127.0.0.1,db.example.com', /sslmode=verify-full/],
  [remote, /sslmode=verify-full/],
  [`${remote}?sslmode=no-verify`, /sslmode=verify-full/],
  [`${remote}?sslmode=verify-full&sslmode=disable`, /sslmode=verify-full/],
  [`${remote}?sslmode=verify-full&ssl=0`, /must not say ssl /],
  [`${remote}?sslmode=verify-full&sslnegotiation=direct`, /must not say sslnegotiation/],
  [`${remote}?sslmode=verify-full&uselibpqcompat=true`, /must not say uselibpqcompat/],
  ['postgresql://app@localhost/marketplace?host=db.example.com', /sslmode=verify-full/],
  ['postgresql://app@localhost/marketplace?host=a&host=b', /more than one host/],
  ['postgresql:///marketplace', /name its host/],
  ['postgresql://app@localhost/marketplace?application_name=x', /application_name/],
])('%s: %s', (address, fault) => {
  if (fault === null) expect(findDatabaseFault(address)).toBeNull()
  else expect(findDatabaseFault(address)).toMatch(fault)
})
