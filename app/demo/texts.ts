/** Words of the pages that only a demo installation has. */
export const texts = {
  stations: {
    title: 'Estações de demonstração',
    lead: 'Uma só instalação, oito marcas. Escolha uma e entre como visitante ou participante.',
    accounts: 'Em todas: participante@exemplo.com.br, senha Senha123.',
    outbox: 'E-mails enviados',
    ui: 'Componentes',
    api: 'API',
  },
  outbox: {
    title: 'E-mails enviados',
    lead: 'Nesta demonstração nenhum e-mail sai da máquina: todos ficam aqui.',
    empty: 'Nenhum e-mail foi enviado ainda.',
    to: 'Para',
    when: 'Quando',
    back: 'Todos os e-mails',
    plain: 'Versão em texto',
  },
} as const
