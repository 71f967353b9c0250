import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  alphanumericField,
  cpfField,
  emailField,
  isSamePassword,
  newPasswordField,
  passwordPair,
  requiredText,
} from './fields.ts'
import { cepField, nameField } from './person-fields.ts'
import { siteNameProblem } from './site/builder/site-name.ts'

const messageOf = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message

describe('VAL-01 required and length', () => {
  test.each([
    ['', 'Esse campo é obrigatório'],
    ['   ', 'Esse campo é obrigatório'],
    [undefined, 'Esse campo é obrigatório'],
    ['abcdef', 'Esse campo deve possuir no máximo 5 caracteres'],
    ['abc', undefined],
  ])('%s', (value, message) => {
    expect(messageOf(requiredText(5), value)).toBe(message)
  })
})

test('VAL-01 SEC-18 a name is one line, whatever ends lines in it', () => {
  expect(requiredText(20).parse(' Ana\r\nPrado\u2028da\u2029 Luz\u0085 ')).toBe('Ana Prado da Luz')
  expect(messageOf(requiredText(5), '\u2028\n')).toBe('Esse campo é obrigatório')
})

test('VAL-01 what is missing is only missing', () => {
  for (const schema of [newPasswordField, emailField, cpfField, cepField, alphanumericField(5)])
    expect(schema.safeParse('').error?.issues.map(({ message }) => message)).toEqual([
      'Esse campo é obrigatório',
    ])
})

describe('VAL-01 VAL-03 ERR-02 what schemas without words of their own say', () => {
  test.each([
    [z.int().min(1), 'doze', 'Este campo só aceita números'],
    [z.number().gt(3), 3, 'O valor deve ser maior que 3'],
    [z.int(), undefined, 'Esse campo é obrigatório'],
    [z.string().min(1), '', 'Esse campo é obrigatório'],
    [z.string().min(3), 'ab', 'Esse campo deve possuir no minimo 3 caracteres'],
    [z.string().max(2), 'abc', 'Esse campo deve possuir no máximo 2 caracteres'],
    [z.email(), 'ana@', 'Email inválido'],
    [z.enum(['a']), 'b', 'Confira este campo'],
    [z.strictObject({}), { x: 1 }, 'Confira este campo'],
  ])('%#', (schema, value, message) => {
    expect(messageOf(schema, value)).toBe(message)
  })
})

describe('VAL-09 alphanumeric, sub-domain', () => {
  test.each([
    [alphanumericField(10), 'Abc123', undefined],
    [alphanumericField(10), 'abc-123', 'Somente caracteres alfanuméricos'],
    [alphanumericField(10), 'maçã', 'Somente caracteres alfanuméricos'],
  ])('%#: %s', (field, value, message) => {
    expect(messageOf(field, value)).toBe(message)
  })
  test('the name of a site', () => {
    expect(siteNameProblem('maçã')).toBe('Apenas letras sem acento')
    expect(siteNameProblem('maca')).toBeNull()
  })
})

describe('ONB-08 names', () => {
  test.each([
    ['José Araújo', 'José Araújo'],
    ['أحمد محمد', 'أحمد محمد'],
    ["O'Brien <b>", "O'Brien <b>"],
    ['\u202egro.live', 'gro.live'],
    ['Maria\u200b\u200b\u0007\u0000\ud800', 'Maria'],
    [`a${'\u0301'.repeat(40)}`, 'á\u0301\u0301'],
  ])('%j', (typed, kept) => {
    expect(nameField.parse(typed)).toBe(kept)
  })
  test.each(['José 😀 Araújo', '😀', '🇧🇷 Ana', '123'])('%j is none, and why is said', (typed) => {
    expect(messageOf(nameField, typed)).toBe('Escreva o nome com letras')
  })
  test.each(['\u200b\u200b', '---', '   '])('%j is none', (typed) => {
    expect(messageOf(nameField, typed)).toBe('Esse campo é obrigatório')
  })
})

describe('VAL-06 GAP-31 CEP', () => {
  test.each(['01310100', '01310-100', '01.310-100', ' 01310 100 '])('%s is one', (value) => {
    expect(cepField.parse(value)).toBe('01310100')
  })
  test.each(['0131010', '01.310-10', '013101000', '0131010a', '-------'])('%s is none', (value) => {
    expect(messageOf(cepField, value)).toBe('CEP inválido')
  })
})

describe('VAL-02 CPF', () => {
  test.each(['52998224725', '529.982.247-25', ' 529 982 247 25 '])('%s is one', (value) => {
    expect(cpfField.parse(value)).toBe('52998224725')
  })
  test.each([
    '52998224724',
    '111.111.111-11',
    '00000000000',
    '5299822472',
    '529982247250',
    '52998224725x',
    'x52998224725',
    "52998224725' or 1=1",
  ])('%s is none', (value) => {
    expect(messageOf(cpfField, value)).toBe('CPF inválido')
  })
})

describe('VAL-03 e-mail', () => {
  test('is lower-cased and trimmed', () => {
    expect(emailField.parse(' Ana.Prado@Exemplo.COM.br ')).toBe('ana.prado@exemplo.com.br')
  })
  test.each(['ana', 'ana@', '@exemplo.com', 'ana@exemplo', 'ana prado@exemplo.com'])(
    '%s is none',
    (value) => {
      expect(messageOf(emailField, value)).toBe('Email inválido')
    },
  )
})

describe('VAL-04 password', () => {
  const rule =
    'Senha precisa ter: uma letra maiúscula, uma letra minúscula, um número e tamanho entre 8 - 20.'
  test.each(['Senha123', 'Ábçdefg1', 'Abcdefg1234567890!@#'])('%s is good', (value) => {
    expect(newPasswordField.parse(value)).toBe(value)
  })
  test.each(['senha123', 'SENHA123', 'SenhaSenha', 'Senh123', `Senha123${'x'.repeat(13)}`])(
    '%s is not',
    (value) => {
      expect(messageOf(newPasswordField, value)).toBe(rule)
    },
  )
  test('is typed twice', () => {
    const pair = z.object(passwordPair).refine(...isSamePassword)
    expect(pair.safeParse({ password: 'Senha123', password_confirmation: 'Senha123' }).success).toBe(true)
    const { error } = pair.safeParse({ password: 'Senha123', password_confirmation: 'Senha124' })
    expect(error?.issues[0]).toMatchObject({
      message: 'Digite a mesma senha que digitou acima',
      path: ['password_confirmation'],
    })
  })
})
