import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { cardExpiryField } from './card-fields.ts'
import { cpfField } from './fields.ts'
import { cepField, dateField, phoneField } from './person-fields.ts'
import { cnpjField } from './site/builder/schemas.ts'
import { supportFormSchema } from './site/public/schemas.ts'
import { readExpiry, type ShapeName, shapeOf, writeBegun, writeWhole } from './typed-shapes.ts'

const fields: Partial<Record<ShapeName, z.ZodType<string>>> = {
  phone: phoneField,
  date: dateField,
  expiry: cardExpiryField,
  cpf: cpfField,
  cep: cepField,
  cnpj: cnpjField,
}

/** A given text, the text in the box after it, and the value that is kept. */
const understood: [ShapeName, string, string, string][] = [
  ['phone', '+55 91 98765-4321', '(91) 9 8765-4321', '91987654321'],
  ['phone', '+55 (91) 9 8765-4321', '(91) 9 8765-4321', '91987654321'],
  ['phone', '+55 091 98765-4321', '(91) 9 8765-4321', '91987654321'],
  ['phone', '0055 91 98765-4321', '(91) 9 8765-4321', '91987654321'],
  ['phone', '5511987654321', '(11) 9 8765-4321', '11987654321'],
  ['phone', '091987654321', '(91) 9 8765-4321', '91987654321'],
  ['phone', '0 41 91 98765-4321', '(91) 9 8765-4321', '91987654321'],
  ['phone', '+55 11 3456-7890', '(11) 3456-7890', '1134567890'],
  ['phone', '551134567890', '(11) 3456-7890', '1134567890'],
  ['phone', '011 98765-4321', '(11) 9 8765-4321', '11987654321'],
  ['phone', '11.98765.4321', '(11) 9 8765-4321', '11987654321'],
  ['phone', '\u202a+55\u00a011\u00a098765\u20114321\u202c', '(11) 9 8765-4321', '11987654321'],
  ['phone', '(55) 9 9123-4567', '(55) 9 9123-4567', '55991234567'],
  ['date', '5/3/1990', '05/03/1990', '1990-03-05'],
  ['date', '05.03.1990', '05/03/1990', '1990-03-05'],
  ['date', '1990-03-05', '05/03/1990', '1990-03-05'],
  ['date', '1990-03-05T00:00:00.000Z', '05/03/1990', '1990-03-05'],
  ['date', '05031990', '05/03/1990', '1990-03-05'],
  ['expiry', '05/2040', '05/40', '05/40'],
  ['expiry', '5/40', '05/40', '05/40'],
  ['expiry', '052040', '05/40', '05/40'],
  ['expiry', '2040-05', '05/40', '05/40'],
  ['expiry', '05 – 40', '05/40', '05/40'],
  ['cpf', '52998224725', '529.982.247-25', '52998224725'],
  ['cpf', '529.982.247–25', '529.982.247-25', '52998224725'],
  ['cpf', "'529 982 247 25", '529.982.247-25', '52998224725'],
  ['cep', '01310‑100', '01.310-100', '01310100'],
  ['cnpj', '11.222.333/0001–81', '11.222.333/0001-81', '11222333000181'],
]

/** A text that does not fit, which stays in the box as it was given, with its message. */
const refused: [ShapeName, string, string][] = [
  ['cpf', '529.982.247-251', 'CPF inválido'],
  ['cpf', 'ana@exemplo.com.br', 'CPF inválido'],
  ['phone', '+1 (415) 555-2671', 'Telefone inválido'],
  ['phone', '+351 912 345 678', 'Telefone inválido'],
  ['phone', '11 98765-43210', 'Telefone inválido'],
  ['phone', '11 98765-4321 ramal 12', 'Telefone inválido'],
  ['date', '30/02/1990', 'Data Inválida!'],
  ['date', '5/3/90', 'Data Inválida!'],
  ['date', '05/03/19900', 'Data Inválida!'],
  ['expiry', '05/20407', 'Data inválida'],
  ['expiry', '13/2040', 'Data inválida'],
  ['cep', '01310-1000', 'CEP inválido'],
]

describe('VAL-07 what is typed is understood or kept', () => {
  test.each(understood)('%s %j stands there as %s', (name, typed, shown, kept) => {
    expect(writeWhole(shapeOf(name), typed)).toBe(shown)
    expect(writeWhole(shapeOf(name), shown)).toBe(shown)
    // Without scripts and by them: the same is understood.
    expect(fields[name]?.parse(typed)).toBe(kept)
    expect(fields[name]?.parse(shown)).toBe(kept)
  })

  test('VAL-07 VAL-08 of a card the four-digit year of the month and year that are read', () => {
    expect(readExpiry('05/2027')).toBe('05/27')
    expect(readExpiry('5/27')).toBe('05/27')
  })

  test.each(refused)('%s %j stays so, and is refused', (name, typed, message) => {
    expect(writeWhole(shapeOf(name), typed)).toBe(typed)
    expect(fields[name]?.safeParse(typed).error?.issues.map((issue) => issue.message)).toEqual([message])
  })

  test.each(understood.map(([name, typed]) => [name, typed] as const))(
    'no sign of %s %j is lost while it is typed',
    (name, typed) => {
      let shown = ''
      for (const sign of typed.normalize('NFKC')) {
        const next = shown + sign
        shown = writeBegun(shapeOf(name), next)
        expect(shown.replace(/[^a-z0-9]/gi, '')).toBe(next.replace(/[^a-z0-9]/gi, ''))
      }
      expect(writeWhole(shapeOf(name), shown)).toBe(writeWhole(shapeOf(name), typed))
    },
  )

  test.each([
    ['+55 91 98765-4321', '(91) 9 8765-4321'],
    ['1198765432', '(11) 9876-5432'],
    ['', ''],
  ])('SUP-01 the telephone of the contact form: %j', (phone, kept) => {
    expect(supportFormSchema.shape.phone.parse(phone)).toBe(kept)
  })
})
