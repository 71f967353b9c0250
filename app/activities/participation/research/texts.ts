/** Words of surveys, polls and quizzes (D2§2, D2§4, D2§5). Literal texts stay letter by letter. */
export const texts = {
  step: (current: number, total: number) => `Pergunta ${current} de ${total}`,
  meta: (title: string, station: string) => `${title} | ${station}`,
  /** The step of all steps (POL-01). */
  count: (current: number, total: number) => `${current} de ${total}`,
  question: 'Pergunta',
  previous: 'Anterior',
  next: 'Próximo',
  send: 'Enviar',
  sending: 'Enviando...',
  goOn: 'Continuar',
  answered: (count: number, total: number) => `${count} de ${total} respondidas`,
  leave: 'Sair e continuar depois',
  back: 'Voltar',
  kept: 'Suas respostas ficam guardadas até você enviar.',
  other: 'Outro',
  otherText: 'Sua resposta, se escolheu “Outro”',
  many: 'Marque quantas quiser.',
  notSent: 'Erro no envio',
  error: 'Erro',
  /** Names one refused question in the list (POL-07, ERR-04). */
  wrong: (question: string, message: string) => `${question}: ${message}`,
  notAnswered: 'Uma pergunta não foi respondida!',
  oneOption: 'Apenas uma opção por pergunta',
  questions: (count: number) => (count === 1 ? '1 pergunta' : `${count} perguntas`),
  sent: 'Respostas enviadas',
  /** The title after sending (POL-07). */
  done: 'Operação realizada com sucesso.',
  /** What was answered, to be looked at again (GAP-151). */
  review: {
    see: 'Ver suas respostas',
    title: 'Suas respostas',
    sentOn: (when: string) => `Enviadas em ${when}`,
    hidden: 'Enquanto der para tentar de novo, não mostramos o que você acertou.',
    none: 'Sem resposta',
    right: 'Certa',
    wrong: 'Errada',
    video: 'Ver o vídeo que você enviou',
  },
  anonymous: {
    name: 'Pesquisa anônima',
    text: 'Sabemos que você participou, para a recompensa valer uma vez. O que você responde fica separado do seu nome: nem quem organiza consegue juntar os dois.',
    least:
      'Os resultados só aparecem a partir de 5 respostas. Quem organiza também pode responder, e estar entre essas 5.',
    words: 'A pesquisa é anônima: não escreva seu nome nem nada que mostre quem é você.',
  },
  /** The note of a secret poll (GAP-149). */
  secret:
    'Voto secreto: sabemos que você votou, e o seu voto fica separado do seu nome. Ele entra na conta junto com outros, a partir de 5.',
  chart: {
    secret: 'O voto é secreto: os votos entram na conta juntos, ao menos 5 de cada vez.',
    /** The title of a poll's results (ACT-10, GAP-42). */
    title: 'Votos há 1 minuto atrás',
    votes: (count: number) => (count === 1 ? '1 voto' : `${count} votos`),
    share: (percent: number) => `${percent}%`,
  },
} as const
