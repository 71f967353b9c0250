/** Messages of the shared validators, letter by letter (D1§5, VAL-01..04, VAL-09). */
export const fieldTexts = {
  required: 'Esse campo é obrigatório',
  max: (n: number) => `Esse campo deve possuir no máximo ${n} caracteres`,
  min: (n: number) => `Esse campo deve possuir no minimo ${n} caracteres`,
  cpf: 'CPF inválido',
  email: 'Email inválido',
  password: 'Senha precisa ter: uma letra maiúscula, uma letra minúscula, um número e tamanho entre 8 - 20.',
  passwordConfirmation: 'Digite a mesma senha que digitou acima',
  number: 'Este campo só aceita números',
  minValue: (n: number) => `O valor deve ser maior que ${n}`,
  alphanumeric: 'Somente caracteres alfanuméricos',
  day: 'Informe uma data válida',
  /** The message where the specification has no words. */
  other: 'Confira este campo',
} as const
