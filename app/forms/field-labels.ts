import { own } from '#contract/own.ts'

/** What fields are called where a message about them stands apart from them, by the names that forms give them. */
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

/** What fields of one form are called, where its names mean something else in others. */
export type FieldLabels = Readonly<Record<string, string>>

/** A message that says which field it is about: 'Nome: Esse campo é obrigatório', 'CPF inválido' (ERR-04). Pure. */
export function withLabel(name: string, message: string, ofForm: FieldLabels = {}): string {
  const label = own(ofForm, name) ?? own(labels, name)
  return label && !plain(message).includes(plain(label)) ? `${label}: ${message}` : message
}
