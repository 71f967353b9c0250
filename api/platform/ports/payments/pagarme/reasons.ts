import { z } from 'zod'

const generic = 'O pagamento foi recusado.'
/** Our account is not theirs: nothing the payer did. */
export const unavailable = 'O pagamento não está disponível agora. Tente mais tarde.'

/** What payers read, by the code of the acquirer (ABECS): its own words speak to shops. */
const byCode: Readonly<Record<string, string>> = {
  '1000': 'Cartão não autorizado pelo banco.',
  '1001': 'Cartão vencido.',
  '1004': 'Cartão com restrição.',
  '1007': 'Cartão com restrição.',
  '1011': 'Cartão inválido.',
  '1016': 'Saldo insuficiente no cartão.',
  '1019': 'Transação não permitida para este cartão.',
  '1025': 'Cartão bloqueado.',
  '1045': 'Código de segurança inválido.',
  '5025': 'Código de segurança inválido.',
  '9102': 'O banco do cartão não respondeu.',
}

/** The words for a code of the acquirer. Pure. */
export const reasonOfCode = (code: string | null | undefined): string => byCode[code ?? ''] ?? generic

const refusalSchema = z.object({
  message: z.string().optional(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
})

/** Fields that a person can do something about, by how the gateway names them. */
const byField: readonly (readonly [RegExp, string])[] = [
  [/number/i, 'Número do cartão inválido.'],
  [/exp_(month|year)|expir/i, 'Validade do cartão inválida.'],
  [/cvv/i, 'Código de segurança inválido.'],
  [/document/i, 'CPF inválido.'],
  [/phone/i, 'Telefone inválido.'],
  [/billing|zip|address/i, 'Endereço de cobrança inválido.'],
  [/token/i, 'Os dados do cartão venceram. Digite-os de novo.'],
]

/** The words for an answer that refuses. What the gateway writes may quote what was sent, so none of it is passed on. Pure. */
export function reasonOf(json: unknown): string {
  const { errors = {}, message = '' } = refusalSchema.safeParse(json).data ?? {}
  const said = [...Object.keys(errors), message]
  return byField.find(([field]) => said.some((text) => field.test(text)))?.[1] ?? generic
}
