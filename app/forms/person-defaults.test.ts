import { expect, test } from 'vitest'
import { phoneField } from '#contract/person-fields.ts'
import { personDefaults } from './person-defaults.server.ts'

test.each([
  ['31987654321', '(31) 9 8765-4321'],
  ['3133334444', '(31) 3333-4444'],
])('VAL-07 GAP-30 a stored phone comes back into the form whole: %s', (tel, written) => {
  expect(personDefaults({ tel })).toEqual({ tel: written })
  expect(phoneField.parse(written)).toBe(tel)
})

test('VAL-07 stored values as people write them; what is missing is left out', () => {
  expect(personDefaults({ cpf: '52998224725', birthday: '1990-04-12', tel: null, city: '' })).toEqual({
    cpf: '529.982.247-25',
    birthday: '12/04/1990',
  })
})
