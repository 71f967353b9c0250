/** Texts of the owners' page of draws of lucky numbers. */
export const texts = {
  title: 'Sorteios',
  lead: 'Crie um sorteio, distribua os números e sorteie. A impressão digital da semente é publicada na criação, e a semente depois: qualquer pessoa confere o resultado.',
  none: 'Ainda não há sorteios.',
  create: 'Novo sorteio',
  name: 'Nome do sorteio',
  winners: 'Quantos números são sorteados',
  everyPoints: 'Pontos do saldo por número',
  everyPointsHelp: 'Vazio: um número para cada participante.',
  created: 'Sorteio criado.',
  perMember: 'Um número por participante',
  perPoints: (points: number) => `Um número a cada ${points} do saldo`,
  total: (n: number) => (n === 1 ? '1 número distribuído' : `${n} números distribuídos`),
  toDraw: (n: number) => (n === 1 ? '1 número a sortear' : `${n} números a sortear`),
  give: 'Distribuir números',
  giveOf: (name: string) => `Distribuir números: ${name}`,
  giveTitle: (name: string) => `Distribuir os números agora: ${name}?`,
  giveAsk: 'Quem participa passa a ver os seus números, e eles não podem ser tirados.',
  given: (n: number) =>
    n === 0
      ? 'Todos já tinham os seus números.'
      : n === 1
        ? '1 número distribuído.'
        : `${n} números distribuídos.`,
  draw: 'Sortear',
  drawOf: (name: string) => `Sortear: ${name}`,
  askTitle: (name: string) => `Sortear agora: ${name}?`,
  ask: 'A semente é publicada com o resultado. Depois disso, ninguém recebe mais números, e o sorteio não se repete.',
  drawn: 'Sorteio feito. O resultado e a semente estão na página dos participantes.',
  drawnOn: (when: string) => `Sorteado em ${when}`,
  result: (number: number, name: string, email: string) => `${number}: ${name} (${email})`,
  hash: 'Impressão digital',
  seed: 'Semente',
} as const
