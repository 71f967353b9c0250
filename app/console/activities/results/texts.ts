/** Texts of what came of surveys, polls and quizzes. */
export const texts = {
  title: (name: string) => `Resultados: ${name}`,
  back: 'Voltar para a atividade',
  none: 'Ninguém respondeu ainda. Os resultados aparecem aqui com a primeira resposta.',
  drafts: (n: number) =>
    n === 1
      ? '1 pessoa começou e não enviou.'
      : `${n.toLocaleString('pt-BR')} pessoas começaram e não enviaram.`,
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
  answered: (n: number) =>
    n === 1 ? '1 pessoa respondeu' : `${n.toLocaleString('pt-BR')} pessoas responderam`,
  option: 'Opção',
  votes: 'Respostas',
  share: 'Parte',
  right: 'certa',
  other: 'Outro',
  captionOf: (question: string) => `Respostas a “${question}”`,
  read: (n: number) => (n === 1 ? 'Ler 1 texto' : `Ler ${n.toLocaleString('pt-BR')} textos`),
  feedbacks: 'Resultados alcançados',
  feedback: 'Resultado',
  days: 'Por dia',
  day: 'Dia',
  daysTable: 'Ver em tabela',
  daysCaption: 'Respostas enviadas por dia',
  textsTitle: (question: string) => `Textos: ${question}`,
  backToResults: 'Voltar para os resultados',
  search: 'Buscar nos textos',
  find: 'Buscar',
  noTexts: 'Nenhum texto ainda.',
  noneFound: 'Nenhum texto com estas palavras.',
  older: 'Mais antigos',
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
  onlyNewest: (n: number) =>
    `Só as ${n.toLocaleString('pt-BR')} respostas mais recentes estão aqui. O CSV tem todas.`,
} as const
