/** What owners read when a change of their site is refused. */
export const managementTexts = {
  overtaken: (who: string | null, then: string) =>
    `${who ?? 'Outra pessoa'} mudou o rascunho depois que você abriu esta página. ${then}`,
  publishAgain: 'Confira e publique de novo.',
  discardAgain: 'Confira o que mudou antes de descartar.',
  restoreAgain: 'Confira o rascunho antes de voltar a uma versão.',
  nothingToPublish: 'Não há mudanças para publicar.',
  provesBusy: 'Outros domínios estão sendo conferidos agora. Tente novamente em alguns segundos.',
  proofMissing: 'Ainda não encontramos a prova. Registros novos podem levar alguns minutos para aparecer.',
  domainTaken: 'Este domínio já é de outra estação.',
  manyPublications: (minutes: number) =>
    `O site foi publicado muitas vezes em uma hora. As mudanças continuam no rascunho: publique em ${minutes === 1 ? '1 minuto' : `${minutes} minutos`}.`,
  unknownVersion: 'Esta versão não existe.',
}
