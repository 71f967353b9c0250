/** What the platform says of standalone quizzes; the two defaults letter by letter (D2§4). */
export const quizTexts = {
  unavailable: 'Este quiz não está disponível.',
  right: 'Você acertou! Clique em próximo para continuar',
  wrong: 'Você errou! Favor, tentar novamente.',
  changed: 'Esta pergunta mudou. Leia de novo e escolha uma opção.',
  before: 'Responda antes as perguntas anteriores.',
  unfinished: 'Ainda há perguntas sem a resposta certa.',
  over: 'Você já completou este quiz.',
  tooMany: (seconds: number) => `Muitas tentativas em pouco tempo. Tente de novo em ${seconds} segundos.`,
} as const
