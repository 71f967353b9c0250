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
