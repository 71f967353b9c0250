/** What the platform says of posts. */
export const wallTexts = {
  closed: 'Você não possui autorização para acessar esta página.',
  forbidden: 'Você não possui autorização para acessar esta página.',
  gone: 'Este post não existe mais.',
  own: 'Este post é seu: em vez de denunciar, você pode deletar.',
  keyOfAnother:
    'Você já enviou um post deste formulário. Ele está no mural; para postar de novo, envie outra vez.',
  removed: 'Post deletado.',
  reported: 'Denúncia enviada. A gestão vai ler este post.',
} as const
