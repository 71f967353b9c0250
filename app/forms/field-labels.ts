import { own } from '#contract/own.ts'

/** The labels of fields in messages that stand apart from them, by their names in forms. */
const labels: Readonly<Record<string, string>> = {
  email: 'E-mail',
  cpf: 'CPF',
  cnpj: 'CNPJ',
  password: 'Senha',
  password_confirmation: 'Confirme sua senha',
  current_password: 'Senha atual',
  name: 'Nome',
  firstName: 'Nome',
  lastName: 'Sobrenome',
  full_social_name: 'Razão social',
  tel: 'Celular',
  phoneNumber: 'Celular',
  phone: 'Telefone',
  celular: 'Celular',
  telefonefixo: 'Telefone fixo',
  birthday: 'Data de nascimento',
  state: 'Estado',
  city: 'Cidade',
  terms: 'Termos de uso',
  checkbox: 'Termos de uso',
  travel: 'Requisitos da viagem',
  rules: 'Regras da promoção',
  method: 'Forma de confirmação',
  code: 'Código',
  subject: 'Assunto',
  message: 'Mensagem',
  number: 'Número',
  expiry: 'Validade',
  cvv: 'CVV',
  cep: 'CEP',
  zipcode: 'CEP',
  street: 'Rua',
  street_number: 'Número',
  neighborhood: 'Bairro',
  complement: 'Complemento',
}

const plain = (text: string) => text.toLowerCase().replace(/-/g, '')

/** Labels for the fields of one form, where their names mean something else in other forms. */
export type FieldLabels = Readonly<Record<string, string>>

/** Gives a message that says which field it is about: 'Nome: Esse campo é obrigatório', 'CPF inválido' (ERR-04). Pure. */
export function withLabel(name: string, message: string, ofForm: FieldLabels = {}): string {
  const label = own(ofForm, name) ?? own(labels, name)
  return label && !plain(message).includes(plain(label)) ? `${label}: ${message}` : message
}
