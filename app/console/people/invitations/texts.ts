import type { InvitationState } from '#contract/console/people/invitations/endpoints.ts'

const number = (n: number) => n.toLocaleString('pt-BR')
const people = (n: number) => (n === 1 ? '1 pessoa' : `${number(n)} pessoas`)

/** Texts of the owners' page of invitations. */
export const texts = {
  title: 'Convites',
  lead: 'Quem a equipe incluiu recebe por e-mail um link para escolher a senha e aceitar os termos.',
  back: 'Pessoas',
  none: 'Ainda não há convites. Importe pessoas para convidá-las.',
  noneFound: 'Nenhum convite nesta situação.',
  label: 'Convites por situação',
  all: 'Todos',
  states: {
    due: 'Na fila',
    sent: 'Enviados',
    opened: 'Abriram a conta',
    ended: 'Vencidos',
  } satisfies Record<InvitationState, string>,
  state: {
    due: 'Na fila',
    sent: 'Enviado',
    opened: 'Abriu a conta',
    ended: 'Vencido',
  } satisfies Record<InvitationState, string>,
  pace: (hour: number, day: number, days: number) =>
    `Saem até ${number(hour)} por hora e ${number(day)} por dia, para que os e-mails não caiam em spam. Cada convite vale ${days} dias.`,
  uninvited: (n: number) => `${people(n)} sem convite.`,
  inviteNew: (n: number) => `Convidar ${people(n)}`,
  inviteEnded: (n: number) => `Convidar de novo: ${people(n)}`,
  again: 'Enviar de novo',
  againTo: (name: string) => `Enviar de novo a ${name}`,
  queued: (n: number) =>
    n === 0
      ? 'Ninguém para convidar agora.'
      : `${n === 1 ? '1 convite sai' : `${number(n)} convites saem`} aos poucos.`,
  caption: 'Convites',
  person: 'Pessoa',
  situation: 'Situação',
  sentAt: 'Envio',
  sent: (when: string, sends: number) => (sends > 1 ? `${when} (${sends}º envio)` : when),
  until: (day: string) => `Vale até ${day}`,
  by: (who: string) => `Por ${who}`,
  newest: 'Voltar ao começo',
  older: 'Próximos',
} as const
