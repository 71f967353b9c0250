/** Texts of what came of surveys, polls and quizzes. */
export const texts = {
  sheet: 'Respostas',
  title: (name: string) => `Resultados: ${name}`,
  back: 'Voltar para a atividade',
  none: 'Ninguém respondeu ainda. Os resultados aparecem aqui com a primeira resposta.',
  drafts: (n: number) =>
    n === 1
      ? '1 pessoa começou e não enviou.'
      : `${n.toLocaleString('pt-BR')} pessoas começaram e não enviaram.`,
  anonymous: {
    someone: 'Anônimo',
    title: 'Pesquisa anônima',
    text: 'Sabemos quem participou, e nada mais: o que cada pessoa respondeu fica separado do nome dela. Os resultados aparecem a partir de 5 respostas, pergunta por pergunta.',
    noFile:
      'As respostas inteiras, em planilha, vêm a partir de 20: com menos, dariam a entender de quem são.',
    none: 'Ainda não há 5 respostas para mostrar.',
    waiting: (n: number) =>
      n === 0
        ? ''
        : n === 1
          ? '1 resposta espera para aparecer junto com outras.'
          : `${n.toLocaleString('pt-BR')} respostas esperam para aparecer juntas.`,
    rest: 'Elas aparecem em grupos de ao menos 5, a cada hora. As que sobram quando a atividade termina são apagadas.',
  },
  participants: 'Participantes',
  responses: 'Respostas enviadas',
  started: 'Começaram e não enviaram',
  completion: 'Conclusão',
  average: 'Média de acertos',
  version: 'Versão das perguntas',
  versionOf: (version: number, day: string, responses: string) =>
    `Versão ${version}, desde ${day}: ${responses}`,
  responsesOf: (n: number) => (n === 1 ? '1 resposta' : `${n.toLocaleString('pt-BR')} respostas`),
  versionHelp:
    'Cada mudança nas perguntas depois da primeira resposta começa uma versão, com as palavras daquele tempo.',
  show: 'Ver',
  csv: 'Exportar CSV',
  xlsx: 'Exportar Excel',
  questionsTitle: 'Por pergunta',
  firstTries: 'Conta a primeira tentativa de cada pessoa.',
  answered: (n: number) =>
    n === 1 ? '1 pessoa respondeu' : `${n.toLocaleString('pt-BR')} pessoas responderam`,
  option: 'Opção',
  votes: 'Respostas',
  share: 'Parte',
  right: 'certa',
  other: 'Outro',
  captionOf: (question: string) => `Respostas a “${question}”`,
  read: (n: number) => (n === 1 ? 'Ler 1 texto' : `Ler ${n.toLocaleString('pt-BR')} textos`),
  watch: (n: number) => (n === 1 ? 'Assistir a 1 vídeo' : `Assistir a ${n.toLocaleString('pt-BR')} vídeos`),
  videoOf: (id: number) => `Vídeo da resposta ${id}`,
  download: 'Baixar o vídeo',
  feedbacks: 'Resultados alcançados',
  feedback: 'Resultado',
  days: 'Por dia',
  day: 'Dia',
  daysTable: 'Ver em tabela',
  daysCaption: 'Respostas enviadas por dia',
  textsTitle: (question: string) => `Textos: ${question}`,
  videosTitle: (question: string) => `Vídeos: ${question}`,
  noVideos: 'Nenhum vídeo ainda.',
  backToResults: 'Voltar para os resultados',
  search: 'Buscar nos textos',
  find: 'Buscar',
  noTexts: 'Nenhum texto ainda.',
  noneFound: 'Nenhum texto com estas palavras.',
  noneAmongNewer: 'Nenhum entre os mais recentes. Há textos mais antigos.',
  older: 'Mais antigos',
  searchOlder: 'Buscar nos mais antigos',
  newest: 'Voltar aos mais recentes',
  percent: (value: number) =>
    `${value.toLocaleString('pt-BR', { maximumFractionDigits: 2, minimumFractionDigits: 0 })}%`,
  columns: {
    number: 'Número',
    name: 'Nome',
    email: 'E-mail',
    when: 'Data e hora',
    author: 'Autor',
    right: 'Acertos',
  },
  authors: { user: 'Participante', contact: 'Contato' },
} as const
