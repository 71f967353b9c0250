export const listedTexts = {
  there: 'Este CPF já está na lista.',
  twice: (line: number) => `O mesmo CPF está na linha ${line}.`,
  fields: { cpf: 'CPF', name: 'Nome', email: 'E-mail', phone: 'Celular', birthday: 'Nascimento' },
  said: (field: string, message: string) => `${field}: ${message}`,
  people: (n: number) => (n === 1 ? '1 pessoa' : `${n.toLocaleString('pt-BR')} pessoas`),
} as const
