import { eq } from 'drizzle-orm'
import { erasedOf, goneName, type Kept } from '../../platform/kept.ts'
import { loginTokens, participants, pendingLogins, sessions } from './tables.ts'

/** What of a row stays when its person goes: a number that books name, and when it was given and ended. */
export const withoutPerson = {
  ...{ name: goneName, cpf: null, cpfConfirmedAt: null, tel: null, birthday: null, cpfTypedAt: null },
  ...{ birthdayTypedAt: null, state: null, city: null, image: null, role: 'participant' as const, roles: [] },
  ...{
    status: 'deleted' as const,
    suspendedAt: null,
    suspendedReason: null,
    passwordHash: null,
    lastSeenAt: null,
  },
  ...{ askedAt: null, askedNote: null, refusedAt: null, refusedReason: null },
  ...{ codesSince: null, emailProvedAt: null },
} satisfies Partial<typeof participants.$inferInsert>

/** A person's own row, and where they are logged in. */
export const accessKept: readonly Kept[] = [
  {
    group: 'account',
    name: 'A sua conta',
    why: 'Para saber quem você é, deixar você entrar e avisar você do que acontece.',
    basis: 'contract',
    howLong: 'Enquanto a conta existir.',
    stays: 'Fica um número sem nome, que as contas da estação citam.',
    rows: [
      {
        table: participants,
        whose: ({ id }) => eq(participants.id, id),
        copy: {
          Nome: participants.name,
          'E-mail': participants.email,
          CPF: participants.cpf,
          Telefone: participants.tel,
          Nascimento: participants.birthday,
          UF: participants.state,
          Cidade: participants.city,
          Foto: participants.image,
          Situação: participants.status,
          'Motivo da suspensão': participants.suspendedReason,
          'O que você escreveu ao pedir entrada': participants.askedNote,
          'Por que a entrada não foi aprovada': participants.refusedReason,
          'Criada em': participants.createdAt,
          'Última visita': participants.lastSeenAt,
          'E-mail confirmado em': participants.emailProvedAt,
          'Códigos em duas etapas desde': participants.codesSince,
        },
        // No mailbox: nobody can register a name under `invalid`.
        onDeletion: ({ id }) => ({ ...withoutPerson, email: `excluida-${id}@conta.invalid` }),
      },
    ],
  },
  {
    group: 'account',
    name: 'Onde você entrou',
    why: 'Para você ver em que aparelhos a conta está aberta e fechar os outros.',
    basis: 'contract',
    howLong: 'Trinta dias depois do último uso de cada aparelho.',
    rows: [
      erasedOf(sessions, {
        Aparelho: sessions.userAgent,
        Desde: sessions.createdAt,
        'Vale até': sessions.expiresAt,
      }),
      erasedOf(loginTokens),
      erasedOf(pendingLogins),
    ],
  },
]
