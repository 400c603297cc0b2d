import { expect, it } from 'vitest'
import { sniffDelimiter } from './sniff-delimiter.ts'

it.each([
  ['a,b,c\n1,2,3\n', ','],
  ['a;b;c\n1;2;3\n', ';'],
  ['a\tb\tc\n1\t2\t3\n', '\t'],
  ['a|b|c\n1|2|3\n', '|'],
  ['a;b\n1,5;2,5\n3,5;4,5\n', ';'],
  ['a;b\n"1,00,000";"2,00,000"\n', ';'],
  ['Statement, October\n\nName\tAmount\nAsha\t1,00,000\nRavi\t2,00,000\n', '\t'],
  ['a,"b;c;d;e"\n1,"2;3;4;5"\n', ','],
  ['one column\nAsha\n', ','],
  ['', ','],
])('%j is cut by %j', (sample, delimiter) => {
  expect(sniffDelimiter(sample)).toBe(delimiter)
})
