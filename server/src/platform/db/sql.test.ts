import { expect, test } from 'vitest'
import { identifier, join, numbers, prepared, sql } from './sql.ts'

test('values become parameters and pieces are spliced in, in order', () => {
  const where = sql`name = ${"o'brien"} and age > ${20}`
  expect(sql`select * from person where ${where} limit ${5}`.toStatement()).toEqual({
    text: 'select * from person where name = $1 and age > $2 limit $3',
    values: ["o'brien", 20, 5],
  })
})

test('pieces are joined with parameters counted on', () => {
  const pieces = [sql`${identifier('first_name')} = ${'A'}`, sql`${identifier('emi')} = ${null}`]
  expect(sql`set ${join(pieces, ', ')}`.toStatement()).toEqual({
    text: 'set "first_name" = $1, "emi" = $2',
    values: ['A', null],
  })
  expect(join([], ', ').toStatement().text).toBe('')
})

test('an identifier is a lower-case word or nothing', () => {
  expect(() => identifier('name; drop table x')).toThrow('not an identifier')
  expect(() => identifier('__proto__')).toThrow('not an identifier')
})

test('a prepared statement carries its name', () => {
  expect(prepared('one', sql`select ${1}`).toStatement()).toEqual({
    text: 'select $1',
    values: [1],
    name: 'one',
  })
})

test('writes numbers as PostgreSQL writes an array of them', () => {
  expect(numbers([1, -2.5, null, 9_007_199_254_740_991])).toBe('{1,-2.5,NULL,9007199254740991}')
  expect(numbers([])).toBe('{}')
})
