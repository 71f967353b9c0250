import { waitText } from '../../platform/rate-limit/index.ts'

/** Words of saved cards. */
export const cardTexts = {
  unknown: 'Este cartão não existe mais.',
  pays: (names: string) => `Este cartão paga ${names}. Escolha antes outra forma de pagamento.`,
  noGateway: 'Pagamentos com cartão não estão disponíveis no momento.',
  noNumbers: 'Este endereço não recebe números de cartão.',
  tooMany: (most: number) => `Você já tem ${most} cartões salvos. Remova um para cadastrar outro.`,
  saving: 'Este cartão ainda está sendo salvo. Confira em instantes em Meios de pagamento.',
  tooOften: (seconds: number) => `Foram muitas tentativas em pouco tempo. Continue em ${waitText(seconds)}.`,
  refused: (reason: string) => `O cartão não foi aceito. ${reason}`.trim(),
  inDoubt: 'A operadora de pagamentos não respondeu e o cartão não foi salvo. Tente novamente em instantes.',
} as const
