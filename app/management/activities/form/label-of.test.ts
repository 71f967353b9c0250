import { expect, test } from 'vitest'
import { typeForms } from '../types/index.ts'
import { labelOf } from './label-of.ts'

test('SEC-24 every field of an activity’s form is named: its type’s own, those of all, and those of a video', () => {
  expect(labelOf(4, 'body.course.local')).toBe('Local')
  for (const { contract, fields } of typeForms)
    for (const { name, label } of fields) expect(labelOf(contract.id, `body.${name}`)).toBe(label)
  expect(labelOf(4, 'participationEnd')).toBe('Fim')
  expect(labelOf(18, 'videos.3.url')).toContain('Endereço')
  for (const nobodys of ['constructor', 'videos.0.toString', 'body.x'])
    expect(labelOf(4, nobodys)).toBeUndefined()
})
