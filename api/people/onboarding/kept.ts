import { eq, inArray, or, sql } from 'drizzle-orm'
import { withId } from '../../platform/db/rows.ts'
import { erasedOf, type Kept, numberOf } from '../../platform/kept.ts'
import { participants } from '../access/tables.ts'
import { activations, affiliates, consents, signupDrafts } from './tables.ts'
import { releasePortrait } from './update-profile-image.ts'

/** Registrations, the list of the maintainer, and what somebody agreed to. */
export const onboardingKept: readonly Kept[] = [
  {
    group: 'account',
    name: 'O seu cadastro em andamento',
    why: 'Para você continuar de onde parou e confirmar o seu e-mail.',
    basis: 'contract',
    howLong: 'Um dia, até o cadastro terminar.',
    rows: [
      {
        table: signupDrafts,
        whose: ({ id, emails }) =>
          or(
            eq(signupDrafts.participantId, id),
            inArray(sql`lower(${signupDrafts.values} ->> 'email')`, emails),
          ),
        onDeletion: 'erased',
      },
      erasedOf(activations),
    ],
    // The portrait is the account's; its files stand with whoever writes them.
    async erase(ctx, { id }) {
      const [row] = await ctx.db
        .select({ image: participants.image })
        .from(participants)
        .where(withId(participants, ctx, id))
      await releasePortrait(ctx, row?.image ?? null)
    },
  },
  {
    group: 'account',
    name: 'A lista de quem pertence à associação',
    why: 'Para deixar entrar só quem a associação diz que é dela.',
    basis: 'interest',
    howLong: 'Enquanto a associação mantiver você na lista.',
    isOf: ({ behaviour }) => behaviour.affiliatesOnly || behaviour.signup === 'affiliate',
    rows: [
      {
        table: affiliates,
        whose: ({ cpf, emails }) =>
          or(inArray(affiliates.email, emails), cpf ? eq(affiliates.cpf, cpf) : undefined),
        copy: {
          Nome: affiliates.name,
          CPF: affiliates.cpf,
          'E-mail': affiliates.email,
          Telefone: affiliates.tel,
          Nascimento: affiliates.birthday,
        },
        onDeletion: 'erased',
      },
    ],
  },
  {
    group: 'account',
    name: 'O que você aceitou',
    why: 'Para poder mostrar com o que você concordou, em que versão e quando.',
    basis: 'rights',
    howLong: 'Enquanto a conta existir, e depois dela como prova.',
    stays: 'Ficam o documento, a versão e o dia, sob um número sem nome: é a prova de que perguntamos.',
    rows: [
      numberOf(consents, {
        Documento: consents.document,
        Versão: consents.version,
        Número: consents.number,
        'Aceito em': consents.acceptedAt,
      }),
    ],
  },
]
