/** Words of surveys, polls and quizzes (D2§2, D2§4, D2§5). Literal texts stay letter by letter. */
export const texts = {
  step: (current: number, total: number) => `Pergunta ${current} de ${total}`,
  meta: (title: string, station: string) => `${title} | ${station}`,
  /** POL-01. */
  count: (current: number, total: number) => `${current} de ${total}`,
  question: 'Pergunta',
  previous: 'Anterior',
  next: 'Próximo',
  send: 'Enviar',
  sending: 'Enviando...',
  leave: 'Sair e continuar depois',
  back: 'Voltar',
  kept: 'Suas respostas ficam guardadas até você enviar.',
  other: 'Outro',
  otherText: 'Sua resposta',
  many: 'Marque quantas quiser.',
  atMost: (letters: number) => `Até ${letters} caracteres.`,
  notSent: 'Erro no envio',
  notAnswered: 'Uma pergunta não foi respondida!',
  oneOption: 'Apenas uma opção por pergunta',
  questions: (count: number) => (count === 1 ? '1 pergunta' : `${count} perguntas`),
  sent: 'Respostas enviadas',
  chart: {
    /** ACT-10, GAP-42. */
    title: 'Votos há 1 minuto atrás',
    votes: (count: number) => (count === 1 ? '1 voto' : `${count} votos`),
    share: (percent: number) => `${percent}%`,
  },
} as const
