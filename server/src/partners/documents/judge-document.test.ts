import { expect, test } from 'vitest'
import { judgeDocument } from './judge-document.ts'

const png = Buffer.concat([
  Buffer.from('89504e470d0a1a0a', 'hex'),
  Buffer.alloc(40),
  Buffer.from('49454e44ae426082', 'hex'),
])
const jpeg = Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(90), Buffer.from('ffd9', 'hex')])
const pdf = (inside = ''): Buffer => Buffer.from(`%PDF-1.7\n1 0 obj << ${inside} >> endobj\ntrailer\n%%EOF\n`)

test.each([
  ['image/png', png],
  ['image/jpeg', jpeg],
  ['image/jpeg', Buffer.concat([jpeg, Buffer.alloc(10)])],
  ['application/pdf', pdf()],
  ['application/pdf', pdf('/JSONData 1 /EncryptMetadata false')],
])('%s is known by its bytes', (type, bytes) => {
  expect(judgeDocument(bytes)).toEqual({ type, fault: null })
})

test.each([
  ['document_type', Buffer.from('GIF89a and more')],
  ['document_type', Buffer.from('<html>%PDF-1.7 %%EOF')],
  ['document_type', Buffer.alloc(0)],
  ['document_cut_off', png.subarray(0, 44)],
  ['document_cut_off', jpeg.subarray(0, 60)],
  ['document_cut_off', Buffer.concat([pdf(), Buffer.alloc(2_000)])],
  ['document_locked', pdf('/Encrypt 5 0 R')],
  ['document_active', pdf('/OpenAction << /S /JavaScript /JS (app.alert) >>')],
  ['document_active', pdf('/S /Launch')],
  ['document_active', pdf('/Names << /EmbeddedFiles 4 0 R >>')],
])('%s is refused', (fault, bytes) => {
  expect(judgeDocument(bytes)).toEqual({ type: null, fault })
})
