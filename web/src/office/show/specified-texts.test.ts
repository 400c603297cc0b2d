import { expect, it } from 'vitest'
import { downloadingText } from './specified-texts.ts'

it('names the file that is on its way', () => {
  expect(downloadingText('cards.csv')).toBe('Downloading cards.csv')
})
