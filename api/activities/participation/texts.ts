/** What the platform says of taking part (D2§2, D2§4). Literal. */
export const activityTexts = {
  unavailable: 'Erro! Esta atividade não está disponível.',
  outsideWindow: (start: string, end: string) => `Você pode participar entre os dias ${start} e ${end}.`,
  windowMissing: 'Houve um problema com a data de publicação desta atividade.',
  limitReached: 'Olá, você já ultrapassou o limite de participações nessa atividade!',
  prerequisites: (names: string[]) =>
    `Para realizar essa atividade, você precisa primeiro realizar a atividade ${names.join(', ')}`,
  /** Of the second of two tabs, too: it has the same page. */
  keyOfAnother:
    'Você já participou por esta página, talvez em outra aba. Vale o que foi enviado primeiro; isto não foi enviado. Abra a página de novo para ver como ficou.',
  keyOfUndone:
    'Esta participação foi desfeita pela estação. Abra a página de novo para participar outra vez.',
  alreadyMember: 'Você já está cadastrado.',
  shared: 'Obrigado por compartilhar.',
  shareOver: 'Este link de compartilhamento não existe ou não vale mais.',
  nothingToShare: 'Essa atividade não está mais disponível.',
  tickFirst: 'Marque a caixa para continuar.',
  tooMany: (seconds: number) =>
    `Foram muitas participações em um minuto. Continue em ${seconds === 1 ? '1 segundo' : `${seconds} segundos`}.`,
  notOpenHere: 'Esta atividade ainda não recebe participações por aqui.',
} as const
