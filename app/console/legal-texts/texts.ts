/** Texts of the owners' pages of the station's documents. */
export const texts = {
  title: 'Termos e privacidade',
  lead: 'O que cada pessoa aceita quando se cadastra, e quem responde pelos dados pessoais.',
  names: { terms: 'Termos de uso', privacy: 'Política de privacidade' },
  leads: {
    terms: 'As regras de quem participa.',
    privacy: 'Que dados a estação guarda, por quê, e os direitos de cada pessoa.',
  },
  original: (day: string) => `Texto de origem, de ${day}`,
  published: (number: number, day: string) => `Versão ${number}, de ${day}`,
  draftBy: (who: string, when: string) => `Rascunho de ${who}, em ${when}`,
  edit: (name: string) => `Abrir: ${name}`,
  see: 'Ver como está publicado',
  waiting: (n: number) =>
    n === 1
      ? '1 pessoa ainda não aceitou as versões de agora.'
      : `${n.toLocaleString('pt-BR')} pessoas ainda não aceitaram as versões de agora.`,
  waitingNone: 'Todas as pessoas já aceitaram as versões de agora.',
  officer: {
    title: 'Encarregado pelos dados',
    lead: 'A lei pede uma pessoa a quem qualquer um possa perguntar sobre os seus dados (LGPD, art. 41). O nome e os contatos aparecem na política de privacidade.',
    isDefault: 'Por enquanto é quem criou a estação. Confirme, ou indique outra pessoa.',
    hint: 'A política de privacidade indica quem criou a estação como encarregado pelos dados. Confirme, ou indique outra pessoa.',
    hintLink: 'Indicar o encarregado',
    open: 'Mudar o encarregado',
    name: 'Nome',
    mail: 'E-mail',
    phone: 'Telefone',
    post: 'Função ou endereço',
    postHelp: 'Por exemplo: Diretora jurídica, ou o endereço para cartas.',
    save: 'Salvar',
    saving: 'Salvando…',
    saved: 'Encarregado salvo. A política de privacidade já mostra.',
    published:
      'A política que vocês publicaram é um texto de vocês: confira se ela traz o nome e o contato novos, e publique outra versão se for preciso.',
    none: 'não informado',
  },
  back: 'Termos e privacidade',
  html: 'Texto',
  htmlHelp:
    'Os títulos de nível 2 formam o índice ao lado do documento. Confira com quem cuida do jurídico antes de publicar.',
  saveDraft: 'Salvar rascunho',
  saving: 'Salvando…',
  saved: 'Rascunho salvo. Ninguém vê antes de publicar.',
  noDraft: {
    original:
      'Vale o texto que veio com a estação, preenchido com os dados dela. Mude o que quiser e salve: nada muda para as pessoas antes de publicar.',
    published:
      'Vale a versão publicada. Mude o que quiser e salve: nada muda para as pessoas antes de publicar.',
  },
  publish: {
    title: (number: number) => `Publicar a versão ${number}`,
    lead: 'Publica o rascunho como foi salvo. As versões anteriores continuam à disposição de todos.',
    note: 'O que mudou',
    noteHelp: 'Aparece no começo do documento, e para quem precisa aceitar de novo.',
    asks: 'Pedir que todas as pessoas aceitem de novo',
    asksHelp:
      'Cada pessoa, você também, aceita na próxima página que abrir, ou sai. Use quando a mudança reduz direitos.',
    button: 'Publicar',
    sending: 'Publicando…',
    done: (number: number) => `Versão ${number} publicada.`,
  },
  discard: 'Descartar o rascunho',
  discarded: 'Rascunho descartado.',
  ask: {
    title: 'Descartar o rascunho?',
    text: 'O que foi escrito desde a última publicação se perde. O que está publicado fica como está.',
  },
  versions: {
    title: 'Versões publicadas',
    none: 'Nenhuma versão publicada ainda.',
    line: (day: string, by: string) => `${day}, por ${by}`,
    asked: 'pediu novo aceite',
    number: (number: number) => `Versão ${number}`,
  },
  history: {
    officer: 'mudou',
    draft: 'escreveu o rascunho de',
    discard: 'descartou o rascunho de',
    publish: 'publicou',
    officerName: 'o encarregado pelos dados',
  },
} as const
