/** What the owners' part says of activities. */
export const managedActivityTexts = {
  /** The row of the home for what is new. */
  news: 'Novidades',
  unknown: 'Esta atividade não existe.',
  unknownCollection: 'Esta lista não existe mais.',
  unknownVersion: 'Estas perguntas ainda não têm respostas.',
  unknownQuestion: 'Esta pergunta não existe.',
  unknownParticipation: 'Esta participação não existe.',
  windowOrder: 'O fim deve ser depois do início.',
  windowMissing: 'Informe início e fim: sem as duas datas ninguém pode participar.',
  outlivesWorth: (until: string) =>
    `O que se recebe só vale até ${until}. Encerre a participação até lá, ou mude essa data.`,
  prerequisite: 'Escolha atividades desta estação.',
  plan: 'Um dos planos não existe mais. Escolha outra vez.',
  ownPrerequisite: 'Uma atividade não pode depender dela mesma.',
  prerequisiteCycle: (name: string) =>
    `"${name}" já depende desta atividade: uma esperaria pela outra para sempre.`,
  video: 'Use um endereço do YouTube, do Vimeo ou de um arquivo de vídeo.',
  otherType: 'Esta atividade é de outro tipo. Recarregue a página.',
  codeTaken: (name: string) => `O convite "${name}" já usa este código. Escolha outro.`,
  alreadyThere: (status: string) => `Esta atividade já está ${status}.`,
  states: { draft: 'em rascunho', published: 'publicada', withdrawn: 'retirada' },
  stale: (who: string) => `${who} mudou esta atividade enquanto você editava. Nada foi sobrescrito.`,
  staleCollection: (who: string) => `${who} mudou esta lista enquanto você editava. Nada foi sobrescrito.`,
  secondNowPlaying: (name: string) =>
    `A estação já tem a fileira “${name}”, e ela é uma só. Edite a que existe.`,
  animation: 'Envie uma animação Lottie: um arquivo JSON de até 500 KB.',
  busyWithFiles: 'Muitos arquivos estão sendo feitos agora. Tente novamente em instantes.',
  film: 'Envie um vídeo MP4 ou WebM.',
  filmBroken:
    'Este vídeo está incompleto ou não pode ser reproduzido. Exporte-o novamente e envie outra vez.',
  filmCodec: 'Este vídeo não toca em todos os navegadores. Exporte-o em MP4 (H.264) ou WebM (VP9).',
  fullActivities: (most: number) =>
    `Esta estação já tem ${most.toLocaleString('pt-BR')} atividades, o máximo. Mude uma das retiradas.`,
  fullCollections: (most: number) => `A vitrine já tem ${most} fileiras deste tipo. Exclua uma antes.`,
  longJourney: (most: number) => `Uma jornada tem no máximo ${most} atividades.`,
  longCollection: (most: number) => `Uma fileira tem no máximo ${most.toLocaleString('pt-BR')} atividades.`,
  manyEntries: (most: number) =>
    `As fileiras do início têm no máximo ${most.toLocaleString('pt-BR')} atividades ao todo.`,
  listed: 'Escolha atividades desta estação, cada uma uma vez.',
  stockOfNew: (who: string) => `${who}: produto novo`,
  stockAdjusted: (who: string, before: number | null, after: number | null) =>
    `${who}: de ${stockInWords(before)} para ${stockInWords(after)}`,
} as const

const stockInWords = (stock: number | null) => (stock === null ? 'sem limite' : stock.toLocaleString('pt-BR'))
