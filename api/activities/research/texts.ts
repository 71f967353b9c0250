/** What the platform says of surveys, polls and quizzes, letter by letter (D2§4, D2§5). */
export const researchTexts = {
  unavailable: 'Erro! Esta atividade não está disponível.',
  oneOption: 'Apenas uma opção por pergunta',
  notAnswered: 'Uma pergunta não foi respondida!',
  notAsked: 'As perguntas mudaram. Confira suas respostas e envie de novo.',
  twice: 'Cada pergunta tem uma resposta só.',
  tooManyVideos: 'Aguarde alguns minutos para enviar outro vídeo.',
  won: 'Parabéns! Você passou no quiz!',
  lost: 'Que pena... Infelizmente você não acertou questões o suficiente para ganhar pontos nesta atividade',
  tooMany: (seconds: number) => `Muitas respostas em pouco tempo. Tente de novo em ${seconds} segundos.`,
} as const
