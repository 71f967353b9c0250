import type { RateChange } from '#contract/console/schemas.ts'

const amount = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** What owners read when a change of their site is refused. */
export const managementTexts = {
  overtaken: (who: string | null, then: string) =>
    `${who ?? 'Outra pessoa'} mudou o rascunho depois que você abriu esta página. ${then}`,
  publishAgain: 'Confira e publique de novo.',
  discardAgain: 'Confira o que mudou antes de descartar.',
  undo: 'Confira o que mudou antes de desfazer.',
  redo: 'Confira o que mudou antes de refazer.',
  restoreAgain: 'Confira o rascunho antes de voltar a uma versão.',
  nothingToPublish: 'Não há mudanças para publicar.',
  provesBusy: 'Outros domínios estão sendo conferidos agora. Tente novamente em alguns segundos.',
  proofMissing: 'Ainda não encontramos a prova. Registros novos podem levar alguns minutos para aparecer.',
  domainTaken: 'Este domínio já é de outra estação.',
  manyPublications: (minutes: number) =>
    `O site foi publicado muitas vezes em uma hora. As mudanças continuam no rascunho: publique em ${minutes === 1 ? '1 minuto' : `${minutes} minutos`}.`,
  switchedOff: (losses: readonly string[]) =>
    `Isto tira de quem assina o que o plano entrega. ${losses.join(' ')} Marque para desligar mesmo assim.`,
  loses: (plan: string, people: number, what: string) =>
    `${plan} (${people === 1 ? '1 assinante' : `${people} assinantes`}) perde: ${what}.`,
  discount: 'Desconto no carrinho',
  rateChanges: ({ from, to, wallets }: RateChange) =>
    `Isto muda quanto valem os pontos de ${wallets === 1 ? '1 carteira com saldo' : `${wallets} carteiras com saldo`}: onde hoje aparece 100,00 vai aparecer ${amount.format((100 * to) / from)}. Nenhum pedido de créditos espera. Marque para mudar mesmo assim.`,
  topUpsWait: (waiting: number) =>
    `${waiting === 1 ? '1 pedido de créditos espera: conclua ou recuse' : `${waiting} pedidos de créditos esperam: conclua ou recuse`} antes de mudar quanto vale um ponto. Quem pediu por PIX tem 30 minutos para pagar.`,
  fourEyes: 'Esta estação tem só uma pessoa na gestão: ninguém mais poderia confirmar.',
  unknownVersion: 'Esta versão não existe.',
}

/** What staff of one area of the services is told of another's (PPL-23). */
export const ownAreaTexts = { otherArea: 'Você não cuida desta área.' } as const
