import type { DataRequestKind } from '#contract/people/data-requests/schemas.ts'
import { daysToThink } from '#contract/people/privacy/schemas.ts'

/** Texts of what people ask for by the law. */
export const privacyTexts = {
  gone: 'Esta cópia não existe mais. Peça outra: fica pronta em alguns minutos.',
  lastOwner:
    'Você é a única pessoa responsável por esta estação. Em Equipe, torne outra pessoa responsável primeiro.',
  owes: 'A sua carteira deve pontos que foram pagos e devolvidos. Fale com a estação para acertar.',
  held: (holds: readonly string[]) => `Antes de excluir a conta: ${holds.join(' ')}`,
  ready: {
    title: 'A cópia dos seus dados está pronta',
    text: 'Abra com a conta que pediu: o arquivo fica disponível por um dia e depois é apagado. Se você não pediu, troque a sua senha.',
    button: 'Abrir a cópia',
  },
  asked: {
    title: 'A sua conta será excluída',
    text: `Recebemos o seu pedido. Você tem ${daysToThink} dias para pensar de novo: entre na sua conta e desista, se quiser. Este é o último e-mail sobre isso: depois da exclusão não temos mais o seu endereço.`,
    when: 'Será excluída em',
    button: 'Ver ou desistir',
  },
  retention: {
    who: 'Prazos de guarda',
    gone: (name: string, count: number) => `${name} (${count.toLocaleString('pt-BR')})`,
  },
  received: 'Pedido recebido. A resposta vem em até quinze dias.',
  tooManyRequests: (wait: string) => `Você já fez muitos pedidos hoje. Tente de novo em ${wait}.`,
  otherRequest: 'Este envio já foi usado para outro pedido. Abra a página de novo e repita.',
  requests: {
    sent: 'Enviamos um e-mail para o endereço informado. O pedido só conta depois que você abrir o link que está nele.',
    number: 'Pedido',
    asked: 'Você pediu',
    due: 'Resposta até',
    answer: 'Resposta',
    kinds: {
      access: 'Confirmação e acesso aos dados',
      correction: 'Correção de dados',
      deletion: 'Exclusão de dados',
      portability: 'Portabilidade dos dados',
      revocation: 'Retirada de um consentimento',
      sharing: 'Com quem os dados foram compartilhados',
      other: 'Outro assunto sobre os dados',
    } satisfies Record<DataRequestKind, string>,
    prove: {
      title: 'Confirme o seu pedido sobre os seus dados',
      text: 'Recebemos um pedido com este endereço de e-mail. Confirme em até três dias: o pedido só conta depois disso. Se não foi você, ignore esta mensagem, e nada acontece.',
      button: 'Ver e confirmar o pedido',
    },
    received: {
      title: 'Recebemos o seu pedido sobre os seus dados',
      text: 'A estação responde por e-mail. Você acompanha o pedido na página dele.',
      button: 'Acompanhar o pedido',
    },
    answered: {
      title: 'O seu pedido sobre os seus dados foi respondido',
      text: 'A resposta está abaixo e na página do pedido. Se ela não resolver, você pode recorrer à ANPD (gov.br/anpd).',
      button: 'Ver o pedido',
    },
    byThemselves: {
      title: 'Falta um passo para excluir a sua conta',
      text: 'Você pediu a exclusão da conta. Ela é feita por você, com a sua senha: o botão leva à página. Se você não pediu, troque a sua senha.',
      button: 'Ir para a exclusão da conta',
    },
    refused: {
      title: 'O seu pedido sobre os seus dados não foi atendido',
      text: 'O motivo está abaixo e na página do pedido. Se você não concordar, pode recorrer à ANPD (gov.br/anpd).',
      button: 'Ver o pedido',
    },
  },
  copy: {
    title: (station: string) => `Os seus dados: ${station}`,
    lead: (when: string) => `Tudo o que a estação guarda sobre você, reunido em ${when}.`,
    why: 'Para quê',
    basis: 'Por quê pode',
    howLong: 'Por quanto tempo',
    none: 'Nada.',
    yes: 'Sim',
    no: 'Não',
  },
} as const
