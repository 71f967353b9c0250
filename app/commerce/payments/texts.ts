/**
 * Words of paying, whatever is paid: the choice, the PIX code, while a bank has not answered (D3§2, §4, §8). Literal texts stay letter
 * by letter.
 */
export const texts = {
  refresh: (seconds: number) => `Sem JavaScript, esta página se atualiza a cada ${seconds} segundos.`,
  choice: {
    method: 'Forma de pagamento',
    pix: 'PIX',
    pixHelp: 'Aprovação na hora. O código vale por 30 minutos.',
    card: (brand: string, digits: string) => `${brand} final ${digits}`,
    cardHelp: (expires: string) => `Validade ${expires}`,
    newCard: 'Novo cartão de crédito',
    newCardHelp: 'Os dados vão direto para a operadora de pagamento.',
    installments: 'Parcelas',
    installment: (count: number, each: string) => `${count}x de ${each}`,
    unevenInstallment: (count: number, first: string, each: string) =>
      `${count}x: 1ª de ${first}, depois ${each}`,
    withoutInterest: 'sem juros',
    totalOf: (total: string) => `total ${total}`,
  },
  pay: {
    paying: 'Processando...',
    none: 'No momento não é possível pagar com cartão ou PIX nesta estação.',
    error: 'Erro',
    change: 'Alterar forma de pagamento',
    with: (way: string) => `Pago com: ${way}`,
    refused: {
      title: 'Não foi possível completar sua transação. Por favor, tente novamente.',
      text: (reason: string) => `Motivo: ${reason.replace(/\.+$/, '')}. Escolha outra forma de pagamento.`,
    },
  },
  pix: {
    title: 'Pague com PIX',
    lead: 'Abra o aplicativo do seu banco, escolha PIX e leia o código ou cole o texto.',
    qr: 'QR code do PIX',
    amount: 'Valor',
    copyLabel: 'PIX copia e cola',
    copy: 'Copiar código',
    copied: 'Copiado',
    bank: 'Abrir o app do banco',
    timeLeft: 'O código expira em',
    verify: 'Verificar pagamento',
    verifying: 'Verificando...',
    byItself: 'Assim que o banco confirmar, esta página avança sozinha.',
    notYet: {
      title: 'Pagamento não confirmado',
      text: 'Seu pagamento ainda não foi confirmado pelo nosso sistema de pagamentos. Se já tiver pago, o processo pode demorar alguns segundos.',
    },
  },
  cpf: {
    label: 'Seu CPF',
    help: 'Quem recebe o pagamento precisa dele. Fica salvo na sua conta.',
  },
  doubt: {
    title: 'Estamos confirmando o seu pagamento',
    text: 'A operadora ainda não respondeu. Você não precisa fazer nada e nada é cobrado duas vezes: esta página avança assim que houver resposta. Se não quiser esperar, cancele: o que ainda for confirmado volta sozinho.',
  },
} as const
