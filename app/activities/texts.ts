/** Words of an activity's page (D2§2, D2§4). Literal texts stay letter by letter; what the API decides it says itself. */
export const texts = {
  meta: (name: string, station: string) => `${name} | ${station}`,
  unavailable: 'Erro! Esta atividade não está disponível.',
  back: 'Voltar',
  tabs: { label: 'Sobre a atividade', geral: 'Geral', regulamento: 'Regulamento' },
  earn: 'Você ganha',
  until: (date: string, time: string) => `Participe até ${date} às ${time}`,
  times: (done: number, limit: number) => `${done} de ${limit} participações`,
  doneOnce: 'Você já participou',
  likes: (count: number) => (count === 1 ? '1 curtida' : `${count} curtidas`),
  comments: (count: number) => (count === 1 ? '1 comentário' : `${count} comentários`),
  video: (name: string) => `Vídeo: ${name}`,
  sending: 'Enviando...',
  blocked: {
    almost: 'Quase lá',
    vouchers: 'Ver vouchers',
    orders: 'Ver pedidos',
    statement: 'Ver extrato',
  },
  feedback: {
    title: 'Sucesso!',
    earned: 'Você ganhou',
    balance: 'Seu saldo agora',
    statement: 'Ver extrato',
    home: 'Ir para o início',
  },
} as const
