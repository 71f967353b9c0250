/** Texts of the station's data and of what its members see. */
export const texts = {
  title: 'Dados da estação',
  history: {
    suspended: 'fechou a estação para todos',
    reopened: 'abriu a estação de novo',
    exported: 'copiou tudo o que a estação guarda',
    deletes: 'marcou a estação para ser excluída em 30 dias',
  },
  name: 'Nome',
  description: 'Descrição curta',
  zone: 'Fuso horário',
  zoneHelp:
    'Vale para todos os horários da estação: eventos, prazos, agendamentos, relatórios e o calendário dos participantes.',
  zones: {
    'America/Sao_Paulo': 'Brasília, Sudeste, Sul e Goiás (UTC−3)',
    'America/Rio_Branco': 'Acre (UTC−5)',
    'America/Eirunepe': 'Oeste do Amazonas (UTC−5)',
    'America/Manaus': 'Amazonas (UTC−4)',
    'America/Porto_Velho': 'Rondônia (UTC−4)',
    'America/Boa_Vista': 'Roraima (UTC−4)',
    'America/Cuiaba': 'Mato Grosso (UTC−4)',
    'America/Campo_Grande': 'Mato Grosso do Sul (UTC−4)',
    'America/Belem': 'Pará e Amapá (UTC−3)',
    'America/Araguaina': 'Tocantins (UTC−3)',
    'America/Fortaleza': 'Ceará, Maranhão, Piauí, Rio Grande do Norte e Paraíba (UTC−3)',
    'America/Recife': 'Pernambuco (UTC−3)',
    'America/Maceio': 'Alagoas e Sergipe (UTC−3)',
    'America/Bahia': 'Bahia (UTC−3)',
    'America/Noronha': 'Fernando de Noronha (UTC−2)',
  },
  clock: {
    title: 'O fuso horário muda quando você publicar',
    text: (total: number) =>
      total === 0
        ? 'Nenhum evento ou prazo futuro muda de hora. Eventos de dia inteiro ficam nas mesmas datas.'
        : `${total === 1 ? '1 evento ou prazo futuro acontece' : `${total} eventos ou prazos futuros acontecem`} no mesmo momento e ${total === 1 ? 'aparece' : 'aparecem'} em outra hora. Se a hora escrita era a certa, corrija depois de publicar. Eventos de dia inteiro ficam nas mesmas datas.`,
    kinds: { event: 'Evento', activity: 'Fim da atividade' },
    moved: (kind: string, name: string, before: string, after: string) =>
      `${kind} “${name}”: ${before} passa a aparecer como ${after}`,
    more: (count: number) => (count === 1 ? 'e mais 1' : `e mais ${count}`),
  },
  mail: 'E-mail de contato',
  phone: 'Telefone',
  address: 'Endereço',
  cnpj: 'CNPJ',
  company: 'Razão social',
  city: 'Cidade',
  line1: 'Rua e número',
  line2: 'Complemento e bairro',
  currency: 'Moeda da estação',
  currencyName: 'Nome da moeda',
  multiplier: 'Multiplicador',
  position: 'Posição do nome',
  positions: { after: 'Depois do valor: 10,00 pontos', before_currency: 'Antes do valor: pontos 10,00' },
  expireDays: 'Dias até os pontos terminarem',
  expireDaysHelp:
    'De 30 a 3.650. Os mais antigos são usados e terminam primeiro, e cada pessoa é avisada por e-mail 30 dias antes. Vazio: os pontos não terminam.',
  cards: 'Carteirinhas',
  cardNumbers: 'Aceitar o número da carteirinha na conferência',
  cardNumbersHelp:
    'Para carteirinhas antigas. Com o número, quem confere descobre se ele é de uma pessoa ativa; o QR Code de hoje não precisa disso.',
  topUp: 'Créditos da carteira',
  transfer: 'Para onde os participantes transferem',
  transferHelp:
    'Banco, agência, conta e titular, como os participantes vão ler. Sem isto não se oferece transferência bancária.',
  fourEyes: 'Duas pessoas confirmam acima de',
  fourEyesHelp: 'Transferências acima deste valor precisam de duas pessoas da gestão. Vazio: uma basta.',
  features: 'O que os participantes veem',
  rate: {
    confirm: 'Mudar quanto valem os pontos',
    title: 'Quanto vale um ponto muda quando você publicar',
    wallets: (wallets: number, before: string, after: string) =>
      `${wallets === 0 ? 'Nenhuma carteira tem saldo' : wallets === 1 ? '1 carteira tem saldo' : `${wallets} carteiras têm saldo`}: onde hoje aparece ${before} vai aparecer ${after}.`,
    waiting: (waiting: number) =>
      `${waiting === 1 ? '1 pedido de créditos espera: conclua ou recuse' : `${waiting} pedidos de créditos esperam: conclua ou recuse`} antes de publicar.`,
  },
  switchOff: {
    confirm: 'Desligar mesmo assim',
    title: 'Planos perdem algo quando você publicar',
    text: 'Quem assina continua pagando o mesmo. Retire ou mude os planos, ou avise quem assina.',
    loses: (plan: string, people: number, what: readonly string[]) =>
      `${plan} (${people === 1 ? '1 assinante' : `${people} assinantes`}) perde: ${what.join(', ')}`,
    discount: 'Desconto no carrinho',
  },
  proof: {
    title: 'Confirme este e-mail',
    text: (mail: string) =>
      `As mensagens da página de contato ainda não vão para ${mail}: até a confirmação, elas chegam aos e-mails dos donos da estação.`,
    send: 'Enviar link de confirmação',
    arrived: (mail: string) => `Você abriu o link que enviamos para ${mail}. Falta confirmar.`,
    prove: 'Confirmar este e-mail',
    sent: 'Link enviado. Abra o e-mail de contato e siga o link.',
    proved: 'E-mail confirmado. As mensagens chegam nele a partir de agora.',
    wrong: 'Este link não vale para o e-mail de contato publicado. Peça outro.',
  },
} as const
