/** What the platform says of comments. */
export const commentTexts = {
  gone: 'Este comentário não existe mais.',
  closed: 'Os comentários desta atividade estão fechados.',
  noReplies: 'Este comentário não aceita respostas.',
  forbidden: 'Você não possui autorização para acessar esta página.',
  own: 'Este comentário é seu: em vez de denunciar, você pode excluir.',
  keyOfAnother:
    'Você já enviou um comentário deste formulário. Ele está na lista; para comentar de novo, envie outra vez.',
  removed: 'Comentário excluído.',
  reported: 'Denúncia enviada. A gestão vai ler este comentário.',
} as const
