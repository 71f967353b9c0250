/** Texts of what was published and of who changed what. */
export const texts = {
  title: 'Histórico',
  versions: 'Versões publicadas',
  none: 'Nada foi publicado por aqui ainda.',
  current: 'No ar',
  restore: 'Voltar a esta versão',
  ask: {
    title: 'Voltar a esta versão?',
    button: 'Usar como rascunho',
    text: (version: string) =>
      `A versão ${version} toma o lugar do rascunho. As mudanças que ainda não foram publicadas, suas ou de outro dono, se perdem. O site no ar continua como está.`,
  },
  restored: 'A versão virou o rascunho. Confira a prévia e publique.',
  audit: 'Quem mudou o quê',
  more: 'Mais antigas',
  before: 'Antes',
  after: 'Depois',
  changes: (n: number) => (n === 1 ? 'Ver a mudança' : `Ver as ${n} mudanças`),
} as const
