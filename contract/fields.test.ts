import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  cpfField,
  emailField,
  isSamePassword,
  newPasswordField,
  passwordPair,
  requiredText,
} from './fields.ts'

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
