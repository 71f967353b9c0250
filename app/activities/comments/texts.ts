/** Words of comments. Literal texts of the specification stay letter by letter (D2§2, D2§5). */
export const texts = {
  title: 'Comentários',
  count: (count: number) => (count === 1 ? '1 comentário' : `${count} comentários`),
  empty: 'Ainda não há comentários aqui. Seja o primeiro e diga o que está pensando.',
  noReplies: 'Ainda não há respostas aqui.',
  more: 'Ver mais comentários',
  newest: 'Voltar aos mais recentes',
  earlierReplies: 'Ver respostas anteriores',
  newestReplies: 'Ver as respostas mais recentes',
  field: 'Seu comentário',
  replyField: (name: string) => `Sua resposta a ${name}`,
  send: 'Comentar',
  reply: 'Responder',
  sending: 'Enviando...',
  sent: 'Comentário enviado.',
  enter: 'Enter envia, Shift + Enter começa outra linha.',
  you: 'Você',
  replies: (count: number) => (count === 1 ? '1 resposta' : `${count} respostas`),
  closeReplies: 'Fechar respostas',
  repliesTo: (name: string) => `Respostas a ${name}`,
  like: (name: string, count: number) => `Curtir o comentário de ${name}, ${texts.likes(count)}`,
  likes: (count: number) => (count === 1 ? '1 curtida' : `${count} curtidas`),
  likeWaiting: 'A curtida ainda não chegou. Tentamos de novo até ela chegar.',
  remove: 'Excluir',
  removeOf: (about: string) => `Excluir seu comentário: ${about}`,
  report: 'Denunciar',
  reported: 'Denunciado',
  reportOf: (name: string) => `Denunciar o comentário de ${name}`,
  removing: {
    title: 'Deseja excluir seu comentário?',
    withReplies: 'As respostas a ele saem junto.',
    yes: 'Excluir',
    no: 'Cancelar',
  },
  reporting: {
    title: 'Denunciar comentário',
    lead: 'A gestão vai ler este comentário. Quem escreveu não fica sabendo que foi você.',
  },
  notice: {
    held: 'Só você vê este comentário: ele espera a gestão ler.',
    hidden: (reason: string) => `A gestão ocultou este comentário. Motivo: ${reason}`,
    removed: (reason: string) => `A gestão excluiu este comentário. Motivo: ${reason}`,
  },
  blocked: (reason: string, until: string | null) =>
    until === null
      ? `Você não pode escrever aqui por enquanto. Motivo: ${reason}`
      : `Você pode voltar a escrever em ${until}. Motivo: ${reason}`,
} as const
